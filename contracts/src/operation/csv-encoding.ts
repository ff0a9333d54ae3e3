/** How the text of a CSV file is encoded, by its first bytes: Excel saves “Unicode text” as UTF-16 with a byte order mark. */
export function csvEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
