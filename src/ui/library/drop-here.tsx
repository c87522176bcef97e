import { LIBRARY } from '../words/en/library'

/** Laid over the window while a file hangs over it. */
export const DropHere = () => <p className="drop-here">{LIBRARY.dropHere}</p>
