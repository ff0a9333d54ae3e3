import Pdf from 'pdfkit';
import { COLOURS } from './colours.js';
import { type Face, registerFaces } from './fonts.js';
import { drawSvg } from './draw-svg.js';
import { inOrder, registerScript, type Run, runsOf, type Script } from './scripts.js';

/** A4 in points, and the text column. */
export const PAGE = { width: 595.28, height: 841.89, left: 56, right: 539.28, top: 64, bottom: 772 } as const;
/** The hairline at the bottom of a page. */
export const FOOT = 798;
export const COLUMN = PAGE.right - PAGE.left;

type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'TH' | 'TD' | 'LBody' | 'Lbl';
type Parent = PDFKit.PDFStructureElement;

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** What a table heading cell refers to; missing in pdfkit's types. */
      scope?: 'Column' | 'Row';
    }
  }
}

/** A standard pdfkit supports, missing in its types. */
const ACCESSIBLE: object = { subset: 'PDF/UA' };

/** Whether pdfkit itself can set a text, and break its lines. */
const isLatin = (text: string): boolean => runsOf(text).every(({ script }) => script === null);

export interface Words {
  face?: Face;
  size?: number;
  colour?: string;
  /** Left edge and width in points; the column by default. */
  x?: number;
  width?: number;
  align?: 'left' | 'right' | 'center';
  /** Space between lines in points. */
  gap?: number;
}

/**
 * Pages with text and drawings. Text is tagged for screen readers (PDF/UA, ISO 14289); decoration is an artifact. `y` is where the next
 * element goes, in points from the top.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  y: number = PAGE.top;
  private readonly root: Parent;
  private readonly chunks: Buffer[] = [];
  private pages = 0;
  private readonly scripts = new Set<Script>();

  /**
   * @param made the file's date, so that equal content gives an equal file
   * @param language BCP 47, of the words
   * @param size in points; A4 by default
   */
  constructor(
    private readonly about: {
      title: string;
      subject: string;
      author: string;
      made: Date;
      language?: string;
      size?: readonly [number, number];
    },
  ) {
    const { title, subject, author, made, language = 'en-GB' } = about;
    this.doc = new Pdf({
      ...ACCESSIBLE,
      size: about.size === undefined ? 'A4' : [...about.size],
      margin: 0,
      autoFirstPage: false,
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Subject: subject, Author: author, Creator: author, Producer: 'pdfkit', CreationDate: made },
    });
    registerFaces(this.doc);
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Begins a page on a background; every page but the cover has the brochure's name and page number at the bottom. */
  page(ground: string, foot = true): void {
    this.doc.addPage();
    this.pages += 1;
    this.y = PAGE.top;
    this.decorate((doc) => doc.rect(0, 0, PAGE.width, PAGE.height).fill(ground));
    if (!foot) return;
    this.decorate((doc) => {
      doc.moveTo(PAGE.left, FOOT).lineTo(PAGE.right, FOOT).lineWidth(0.75).stroke(COLOURS.line);
      this.put(this.about.title, PAGE.left, FOOT + 7, { size: 9, colour: COLOURS.stone });
      this.put(String(this.pages), PAGE.right - 60, FOOT + 7, {
        size: 9,
        colour: COLOURS.stone,
        width: 60,
        align: 'right',
      });
    });
  }

  /** Decoration, not tagged. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  /** A decorative drawing. @returns its height */
  drawing(file: string, x: number, y: number, width: number): number {
    let height = 0;
    this.decorate((doc) => (height = drawSvg(doc, file, x, y, width)));
    return height;
  }

  /** A drawing with a meaning, and its text alternative. */
  figure(alt: string, draw: (doc: PDFKit.PDFDocument) => void): void {
    this.tag('Figure', () => draw(this.doc), this.root, { alt });
  }

  /** Text at `y`, which moves below it. */
  say(tag: Tag, text: string, words: Words = {}, parent: Parent = this.root): void {
    const { x = PAGE.left } = words;
    const height = this.height(text, words);
    this.tag(tag, () => this.put(text, x, this.y, words), parent);
    this.y += height;
  }

  /** A paragraph over as many pages as it needs. @param ground of new pages */
  flow(text: string, words: Words, ground: string): void {
    if (this.fits(this.height(text, words))) {
      this.say('P', text, words);
      return;
    }
    const lines = this.lines(text, words);
    const height = this.height('A', words);
    while (lines.length > 0) {
      if (!this.fits(height * 2)) this.page(ground);
      const count = Math.max(1, Math.floor((PAGE.bottom - this.y) / height));
      // Wider than the column: pdfkit measures word by word, and would break a line that fits.
      this.say('P', lines.splice(0, count).join('\n'), { ...words, width: COLUMN + 40 });
    }
  }

  /** Text at a fixed place of the page; `y` stays. */
  addTextAt(
    tag: Tag,
    text: string,
    y: number,
    words: Words,
    parent: Parent = this.root,
    scope?: 'Column' | 'Row',
  ): void {
    this.tag(tag, () => this.put(text, words.x ?? PAGE.left, y, words), parent, scope ? { scope } : {});
  }

  /** Text of a link. */
  link(text: string, href: string | null, y: number, words: Words): void {
    this.addTextAt('P', text, y, words);
    if (href === null) return;
    const { x = PAGE.left, face = 'text', size = 11 } = words;
    const width = this.doc.font(face, size).widthOfString(text);
    // A string object: pdfkit writes a plain string as a name.
    this.doc.link(x, y, width, size * 1.4, href, { Contents: Object(text) });
  }

  /** Text inside an already tagged element. */
  write(text: string, y: number, words: Words): void {
    this.put(text, words.x ?? PAGE.left, y, words);
  }

  /** A structure element, such as `Table`, `TR` or `L`. */
  part(kind: string, fill: (part: Parent) => void, parent: Parent = this.root): void {
    const part = this.doc.struct(kind);
    parent.add(part);
    fill(part);
    part.end();
  }

  /** The height of text, in points. */
  height(text: string, words: Words): number {
    const { face = 'text', size = 11, width = COLUMN, gap = size * 0.2 } = words;
    if (!isLatin(text)) return this.lines(text, words).length * this.lineHeight(words);
    return this.doc.font(face, size).heightOfString(text, { width, lineGap: gap });
  }

  /** A text as lines that fit into the width; each keeps its own. */
  lines(text: string, { face = 'text', size = 11, width = COLUMN }: Words): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const word of paragraph.split(/ +/).flatMap((each) => this.pieces(each, { face, size, width }))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && this.widthOf(longer, face, size) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      lines.push(line);
    }
    return lines;
  }

  /** A word as it is, or in pieces where it is wider than the line. */
  private pieces(word: string, { face, size, width }: { face: Face; size: number; width: number }): string[] {
    if (this.widthOf(word, face, size) <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const letter of word) {
      if (piece !== '' && this.widthOf(piece + letter, face, size) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  }

  private widthOf(text: string, face: Face, size: number): number {
    return runsOf(text).reduce((sum, run) => {
      this.doc.font(run.script === null ? face : this.faceOf(run.script), size);
      return sum + this.doc.widthOfString(run.text, run.script === null ? {} : { features: [] });
    }, 0);
  }

  private lineHeight({ face = 'text', size = 11, gap = size * 0.2 }: Words): number {
    return this.doc.font(face, size).currentLineHeight(true) + gap;
  }

  /** Pages so far. */
  get count(): number {
    return this.pages;
  }

  /** Whether a text has letters that no face has: they are drawn as “?”. */
  lacksLetters(text: string): boolean {
    return (
      runsOf(text)
        .map((run) => run.text)
        .join('') !== text
    );
  }

  space(points: number): void {
    this.y += points;
  }

  /** Whether `points` more fit on the page. */
  fits(points: number): boolean {
    return this.y + points <= PAGE.bottom;
  }

  async finished(): Promise<Buffer> {
    const ended = new Promise((resolve, reject) => this.doc.once('end', resolve).once('error', reject));
    this.root.end();
    this.doc.end();
    await ended;
    return Buffer.concat(this.chunks);
  }

  private put(text: string, x: number, y: number, words: Words): void {
    const { face = 'text', size = 11, colour = COLOURS.ink, width = COLUMN, align = 'left', gap = size * 0.2 } = words;
    const { doc } = this;
    if (isLatin(text)) {
      const shown = runsOf(text).map((run) => run.text);
      doc.font(face, size).fillColor(colour).text(shown.join(''), x, y, { width, align, lineGap: gap });
      return;
    }
    for (const [at, line] of this.lines(text, words).entries()) {
      doc.font(face, size).fillColor(colour);
      const left = width - this.widthOf(line, face, size);
      const shift = align === 'right' ? left : align === 'center' ? left / 2 : 0;
      this.putLine(inOrder(runsOf(line)), x + shift, y + at * this.lineHeight(words), { face, size });
    }
  }

  /** A line with other scripts, such as a name. It does not break. */
  private putLine(runs: readonly Run[], x: number, y: number, { face, size }: { face: Face; size: number }): void {
    // Set on one base line: faces differ in how far their letters reach up.
    const base = y + this.doc.font(face, size).heightOfString('A') * 0.8;
    let left = x;
    for (const { script, text } of runs) {
      this.doc.font(script === null ? face : this.faceOf(script), size);
      // With a list of features pdfkit sets the run as a whole, so that the words of Arabic are in their order.
      const options: PDFKit.Mixins.TextOptions = { lineBreak: false, features: [], baseline: 'alphabetic' };
      this.doc.text(text, left, base, options);
      left += this.doc.widthOfString(text, options);
    }
  }

  private faceOf(script: Script): string {
    if (!this.scripts.has(script)) registerScript(this.doc, script);
    this.scripts.add(script);
    return script;
  }

  private tag(tag: Tag, draw: () => void, parent: Parent, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    parent.add(this.doc.struct(tag, options, content));
  }
}
