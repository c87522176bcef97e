/** Bytes as letters that a link may hold. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The bytes again. What follows the last letter, such as a full stop after a link, does not count. */
export const bytesOf = (text: string): Uint8Array => {
  const [letters = ''] = /^[\w-]*/.exec(text) ?? []
  // One letter alone is not even a byte.
  const whole = letters.length % 4 === 1 ? letters.slice(0, -1) : letters
  const binary = atob(whole.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}
