import { stripVTControlCharacters } from 'node:util';

/** A plain table for the terminal: columns as wide as their longest line, cells of several lines, a rule below the head. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.split('\n')));
  const widths = head.map((_name, column) => Math.max(...cells.flatMap((row) => (row[column] ?? ['']).map(width))));
  const lines = cells.flatMap((row, index) => {
    const height = Math.max(...row.map((cell) => cell.length));
    const drawn = Array.from({ length: height }, (_line, line) =>
      row
        .map((cell, column) => padded(cell[line] ?? '', widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
    return index === 0 ? drawn.concat(widths.map((each) => '─'.repeat(each)).join('──')) : drawn;
  });
  return lines.map((line) => `  ${line}`).join('\n');
}

const width = (text: string): number => stripVTControlCharacters(text).length;
const padded = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - width(text)));
