/** Colours for people at a terminal; plain text for files and pipes, and where NO_COLOR asks for it (no-color.org). */
const coloured = process.stdout.isTTY && process.env['NO_COLOR'] === undefined && process.env['TERM'] !== 'dumb';

const paint = (open: number, close: number) => (text: string) =>
  coloured ? `\u001b[${open}m${text}\u001b[${close}m` : text;

export const bold = paint(1, 22);
export const dim = paint(2, 22);
export const red = paint(31, 39);
export const green = paint(32, 39);
export const yellow = paint(33, 39);
export const cyan = paint(36, 39);

/** Seconds with one decimal, minutes from 100 s on: `3.4 s`, `2 min 5 s`. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  return seconds < 100 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
