import { Document } from 'mupdf';

/** The text of each page of a PDF, as a reader copies it (MuPDF). Lines are joined by spaces. */
export function pdfPages(bytes: Uint8Array): string[] {
  return pdfLines(bytes).map((lines) => lines.join(' ').replaceAll(/\s+/g, ' ').trim());
}

/** The lines of each page, composed (NFC). */
export function pdfLines(bytes: Uint8Array): string[][] {
  const pdf = Document.openDocument(bytes, 'application/pdf');
  return Array.from({ length: pdf.countPages() }, (_, page) =>
    pdf
      .loadPage(page)
      .toStructuredText('preserve-whitespace')
      .asText()
      .normalize('NFC')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}

/** The lines of each page as they are seen: letters from left to right, spaces left out. */
export function pdfSeen(bytes: Uint8Array): string[][] {
  const pdf = Document.openDocument(bytes, 'application/pdf');
  return Array.from({ length: pdf.countPages() }, (_, page) => {
    const lines = new Map<number, [x: number, letter: string][]>();
    pdf
      .loadPage(page)
      .toStructuredText('preserve-whitespace')
      .walk({
        onChar(letter, [x, y]) {
          if (letter.trim() !== '') lines.set(Math.round(y), [...(lines.get(Math.round(y)) ?? []), [x, letter]]);
        },
      });
    return Array.from(lines.values(), (line) =>
      line
        .toSorted(([one], [other]) => one - other)
        .map(([, letter]) => letter)
        .join(''),
    );
  });
}
