import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib';

/** The text of each page of a PDF of ours, by the letters that its fonts name (ISO 32000-1, 9.10.3). Lines are joined by spaces. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await PDFDocument.load(bytes);
  return pdf.getPages().map((page) => textOf(page).replaceAll(/\s+/g, ' ').trim());
}

function textOf(page: PDFPage): string {
  const fonts = lettersOfFonts(page);
  let letters = new Map<string, string>();
  let text = '';
  for (const [, font, shown] of contentOf(page).matchAll(/\/(\w+) [\d.]+ Tf|((?:\[[^\]]*\] TJ)|(?:<[^>]*> Tj))/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map<string, string>();
    else {
      const codes = [...(shown ?? '').matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex]) => hex?.match(/.{4}/g) ?? []);
      text += `${codes.map((code) => letters.get(code.toLowerCase()) ?? '').join('')} `;
    }
  }
  return text;
}

const decoded = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  if (!(contents instanceof PDFArray)) return decoded(contents);
  return contents
    .asArray()
    .map((part) => decoded(page.doc.context.lookup(part)))
    .join('\n');
}

function lettersOfFonts(page: PDFPage): Map<string, Map<string, string>> {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  return new Map(
    (fonts?.entries() ?? []).map(([name, font]) => {
      const dict = page.doc.context.lookup(font, PDFDict);
      return [name.decodeText(), lettersOf(decoded(dict.lookup(PDFName.of('ToUnicode'))))];
    }),
  );
}

/** What each code of a font means: ranges whose letters are listed, as pdfkit writes them. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const code = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0');
      letters.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  return letters;
}
