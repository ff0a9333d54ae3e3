import { GlyphFile, type Part } from './glyph-file.js';
import { type Operand, Ref } from './operators.js';
import type { Dictionary, PaperFile } from './paper-file.js';

/** Entries of one block of a map of letters (Adobe Technical Note 5014). */
const BLOCK = 100;

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');
const hexText = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

/** A face embedded in a paper, to which glyphs with letters of their own are added. */
export class PaperFont {
  private readonly map: Ref;
  private readonly descendant: Ref;
  private readonly descriptor: Ref;
  private readonly file: Ref;
  private readonly letters: Map<number, string>;
  private readonly widths: Map<number, number>;
  private readonly added = new Map<string, number>();
  private face: GlyphFile | undefined;

  constructor(
    private readonly paper: PaperFile,
    font: Dictionary,
  ) {
    const descendants = paper.value(font, '/DescendantFonts');
    this.map = refOf(font.get('/ToUnicode'));
    this.descendant = refOf(Array.isArray(descendants) ? descendants[0] : undefined);
    const descendant = dictionaryOf(paper.resolved(this.descendant));
    this.descriptor = refOf(descendant.get('/FontDescriptor'));
    this.file = refOf(dictionaryOf(paper.resolved(this.descriptor)).get('/FontFile2'));
    this.letters = lettersOf(paper.stream(this.map).toString('latin1'));
    this.widths = widthsOf(paper.value(descendant, '/W'));
  }

  text(glyph: number): string {
    return this.letters.get(glyph) ?? '';
  }

  /** In thousandths of the size. */
  width(glyph: number): number {
    return this.widths.get(glyph) ?? 0;
  }

  /** A glyph that draws these parts and is read as the text. @param parts and advance in thousandths of the size */
  glyph(parts: readonly Part[], advance: number, text: string): number {
    const [only] = parts;
    if (parts.length === 1 && only?.x === 0 && only.y === 0 && this.text(only.glyph) === text) return only.glyph;
    this.face ??= new GlyphFile(this.paper.stream(this.file));
    const perThousand = this.face.unitsPerEm / 1000;
    const units = (thousandths: number): number => Math.round(thousandths * perThousand);
    const scaled = parts.map(({ glyph, x, y }) => ({ glyph, x: units(x), y: units(y) }));
    const key = JSON.stringify([scaled, text]);
    const known = this.added.get(key);
    if (known !== undefined) return known;
    const width = Math.max(0, units(advance));
    const glyph = this.face.add(scaled, width);
    this.added.set(key, glyph);
    this.letters.set(glyph, text);
    this.widths.set(glyph, width / perThousand);
    return glyph;
  }

  /** Writes what was added into the paper. */
  finish(): void {
    if (this.face === undefined) return;
    const glyphs = [...this.added.values()];
    const lines = glyphs.map((glyph) => `<${hex(glyph)}> <${hexText(this.text(glyph))}>\n`);
    const blocks: string[] = [];
    for (let at = 0; at < lines.length; at += BLOCK) {
      const block = lines.slice(at, at + BLOCK);
      blocks.push(`${block.length} beginbfchar\n${block.join('')}endbfchar\n`);
    }
    const map = this.paper.stream(this.map).toString('latin1');
    this.paper.setStream(this.map, Buffer.from(map.replace('endcmap', `${blocks.join('')}endcmap`), 'latin1'));
    this.paper.setStream(this.file, this.face.bytes());
    const widths = glyphs.map((glyph) => `${glyph} ${glyph} ${Math.round(this.width(glyph) * 100) / 100} `).join('');
    this.paper.change(this.descendant, (text) => text.replace('/W [', `/W [${widths}`));
    // It would have to name the new glyphs as well (ISO 14289-1, 7.21.4.2), and may be absent.
    this.paper.change(this.descriptor, (text) => text.replace(/\/CIDSet \d+ 0 R\s*/, ''));
  }
}

function refOf(value: Operand | undefined): Ref {
  if (!(value instanceof Ref)) throw new Error('A face of a paper without a part');
  return value;
}

function dictionaryOf(value: Operand | undefined): Dictionary {
  if (!(value instanceof Map)) throw new Error('A face of a paper that is no dictionary');
  return value;
}

function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, code = '', text = ''] of block.matchAll(/<([\dA-Fa-f]+)>\s*<([\dA-Fa-f]+)>/g))
      letters.set(Number.parseInt(code, 16), Buffer.from(text, 'hex').swap16().toString('utf16le'));
  return letters;
}

/** `first [width …]` and `first last width` (ISO 32000-1, 9.7.4.3). */
function widthsOf(array: Operand | undefined): Map<number, number> {
  const widths = new Map<number, number>();
  const all = Array.isArray(array) ? [...array] : [];
  while (all.length > 1) {
    const [first, last] = all.splice(0, 2);
    if (Array.isArray(last)) last.forEach((width, at) => widths.set(Number(first) + at, Number(width)));
    else {
      const width = Number(all.shift());
      for (let glyph = Number(first); glyph <= Number(last); glyph += 1) widths.set(glyph, width);
    }
  }
  return widths;
}
