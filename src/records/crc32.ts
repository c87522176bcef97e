const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  return rest
})

/** CRC-32 as PNG has it; `before` is that of the bytes which these follow. */
export const crc32 = (bytes: Uint8Array, before = 0): number => {
  let rest = ~before
  for (const byte of bytes) rest = (rest >>> 8) ^ (TABLE[(rest ^ byte) & 0xff] as number)
  return ~rest >>> 0
}
