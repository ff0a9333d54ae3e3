/** What no text of a file has: it was read in another encoding than its own. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;

/** What `csvText` makes of a letter that it could not read; such a file is refused. */
const UNREADABLE = '\uFFFD';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The same, and U+FFFD itself read as Windows-1252: an earlier program has lost that letter. */
const UNREAD = /\uFFFD|ï¿½/;

/** How a CSV file was read. */
export interface CsvText {
  text: string;
  /** It is not UTF-8 and has no mark: read as Excel saves “CSV” in Western Europe, so that its letters should be looked at. */
  is_guessed: boolean;
}

/**
 * The text of a CSV file: UTF-8, UTF-16 by its byte order mark as Excel saves “Unicode text”, or Windows-1252. What is none of them has U+FFFD
 * in it, and is refused with “save as CSV UTF-8”.
 * @param decode the whole file by one of the encodings that every `TextDecoder` has
 */
export function csvText([first, second, third]: Uint8Array, decode: (encoding: Encoding) => string): CsvText {
  const read = (encoding: Encoding): CsvText => ({ text: legible(decode(encoding)), is_guessed: false });
  if (first === 0xff && second === 0xfe) return read('utf-16le');
  if (first === 0xfe && second === 0xff) return read('utf-16be');
  const known = read('utf-8');
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  if (isMarked || !known.text.includes(UNREADABLE)) return known;
  const guessed = read('windows-1252');
  return UNREAD.test(guessed.text) ? known : { ...guessed, is_guessed: true };
}

const legible = (text: string): string => text.replaceAll(CONTROLS, UNREADABLE);
