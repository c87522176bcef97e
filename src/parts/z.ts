import * as z from 'zod/mini'

// Otherwise zod would try to compile its schemas, which a strict Content-Security-Policy forbids.
z.config({ jitless: true })

export { z }
