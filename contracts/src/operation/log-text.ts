const MAX_LENGTH = 300;
/** From the first quote of any kind to the last: quotes within quotes must not leave half of the quoted text. */
const QUOTED = /["'`“‘«].*["'`”’»]/;
const ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;
const NUMBER = /\+?\d[\d\s().-]{6,}\d/g;

/**
 * The message of an error for the log: without quoted text, e-mail addresses and long numbers, its first line, at most 300 characters.
 * Libraries quote what they could not read, and mail servers repeat the refused address.
 */
export function logText(message: string): string {
  return (message.split('\n', 1)[0] ?? '')
    .replace(QUOTED, '…')
    .replace(ADDRESS, '<address>')
    .replace(NUMBER, '<number>')
    .slice(0, MAX_LENGTH);
}

/** Where an error happened: the frames of its stack, which contain no values; at most eight. */
export function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at .*[:)]\d*/.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
}
