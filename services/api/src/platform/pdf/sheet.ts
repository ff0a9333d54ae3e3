import { BRAND } from '@ayana/contracts/brand';
import { encodeQR } from 'qr';
import { currentLanguage } from '../languages/current-language.js';
import { COLOURS } from './colours.js';
import { COLUMN, PAGE, Paper, type Words } from './paper.js';

export interface SheetColumn {
  title: string;
  /** In points; one column without a width takes what the others leave. */
  width?: number;
  align?: 'left' | 'right';
}

export interface SheetRow {
  /** The first names the row. */
  cells: readonly string[];
  /** Smaller, below the first cell. */
  note?: string | null;
  /** A sum. */
  strong?: boolean;
}

/** A label and its value; null leaves the fact out. */
export type SheetFact = readonly [label: string, value: string | null];

const QUIET: Words = { size: 10, colour: COLOURS.stone };
const BODY: Words = { size: 11 };
const CELL = 10.5;
const GAP = 10;
const LABEL_WIDTH = 150;
const QR_SIZE = 92;

/**
 * A paper of ours with our words: a quote, a letter, a bill, a summary. Tagged for screen readers (PDF/UA), in the language of the current
 * request or mail (`inLanguage`), its pages broken by itself. Equal content gives an equal file.
 */
export class Sheet {
  private readonly paper: Paper;

  /**
   * @param made the file's date
   * @param language BCP 47, of the words; that of the request by default
   */
  constructor(about: { title: string; subject: string; made: Date; language?: string }) {
    const { language = currentLanguage(), ...rest } = about;
    this.paper = new Paper({ ...rest, language, author: BRAND.name });
    this.page();
  }

  /** The title on the page, once. @param from who the paper is from, at the end of the first line */
  heading(title: string, { lead, from }: { lead?: string; from?: string } = {}): void {
    const { paper } = this;
    paper.drawing('ayana-mark.svg', PAGE.left, 44, 24);
    paper.addTextAt('P', BRAND.name, 47, { face: 'heading', size: 14, x: PAGE.left + 32, width: 80 });
    if (from !== undefined)
      paper.addTextAt('P', from, 48, { ...QUIET, x: PAGE.left + 130, width: COLUMN - 130, align: 'right' });
    paper.y = 92;
    paper.say('H1', title, { face: 'heading', size: 26, gap: 2 });
    paper.space(6);
    if (lead !== undefined) paper.say('P', lead, { size: 12, colour: COLOURS.stone });
    paper.space(14);
  }

  section(title: string): void {
    const words: Words = { face: 'heading', size: 16, gap: 2 };
    // A heading keeps two lines of what follows on its page.
    this.keep(this.paper.height(title, words) + 58);
    this.paper.space(12);
    this.paper.say('H2', title, words);
    this.paper.space(5);
  }

  /** A paragraph; a long one goes on on the next page. */
  say(text: string, { strong = false, quiet = false }: { strong?: boolean; quiet?: boolean } = {}): void {
    const words: Words = { ...(quiet ? QUIET : BODY), face: strong ? 'bold' : 'text' };
    this.flow(text, words);
    this.paper.space(5);
  }

  /** Points one below the other. */
  list(texts: readonly string[]): void {
    const { paper } = this;
    const words: Words = { ...BODY, x: PAGE.left + 16, width: COLUMN - 16 };
    paper.part('L', (list) => {
      for (const text of texts) {
        this.keep(paper.height(text, words));
        paper.decorate((doc) => doc.circle(PAGE.left + 5, paper.y + 7, 2).fill(COLOURS.teal));
        paper.part('LI', (item) => paper.say('LBody', text, words, item), list);
        paper.space(4);
      }
    });
    paper.space(4);
  }

  /** Labels with their values. */
  facts(facts: readonly SheetFact[]): void {
    const { paper } = this;
    const label: Words = { size: CELL, colour: COLOURS.stone, width: LABEL_WIDTH - GAP };
    const value: Words = { size: 11, x: PAGE.left + LABEL_WIDTH, width: COLUMN - LABEL_WIDTH };
    paper.part('Table', (whole) => {
      for (const [name, text] of facts) {
        if (text === null) continue;
        const height = Math.max(paper.height(name, label), paper.height(text, value));
        this.keep(height + 10);
        paper.space(5);
        paper.part(
          'TR',
          (row) => {
            paper.addTextAt('TH', name, paper.y, label, row, 'Row');
            paper.addTextAt('TD', text, paper.y, value, row);
          },
          whole,
        );
        paper.space(height + 5);
        this.hairline(COLOURS.line, 0.75);
      }
    });
    paper.space(8);
  }

  /** A table; its head is repeated on each page, for the eye only. */
  table(columns: readonly SheetColumn[], rows: readonly SheetRow[]): void {
    const { paper } = this;
    const words = wordsOf(columns);
    const heads = columns.map(({ title }, at): Words & { title: string } => ({
      ...words(at),
      face: 'bold',
      colour: COLOURS.stone,
      title,
    }));
    const headHeight = Math.max(...heads.map((head) => paper.height(head.title, head))) + 4;
    const underHead = (): void => {
      paper.space(headHeight);
      this.hairline(COLOURS.ink, 1);
    };
    this.keep(headHeight + 60);
    paper.part('Table', (whole) => {
      paper.part(
        'TR',
        (row) => {
          for (const head of heads) paper.addTextAt('TH', head.title, paper.y, head, row, 'Column');
        },
        whole,
      );
      underHead();
      for (const row of rows) {
        const height = this.rowHeight(row, words);
        if (!paper.fits(height)) {
          this.page();
          paper.decorate(() => {
            for (const head of heads) paper.write(head.title, paper.y, head);
          });
          underHead();
        }
        paper.part('TR', (part) => this.row(row, words, part), whole);
        paper.space(height);
        this.hairline(COLOURS.line, 0.75);
      }
    });
    paper.space(8);
  }

  /** A QR code of an address, with the words beside it that say what it is for. */
  code({ href, alt, title, texts }: { href: string; alt: string; title: string; texts: readonly string[] }): void {
    const { paper } = this;
    const modules = encodeQR(href, 'raw', { ecc: 'medium', border: 0 });
    this.keep(QR_SIZE + 24);
    paper.space(12);
    const top = paper.y;
    const size = QR_SIZE / modules.length;
    paper.figure(alt, (doc) => {
      for (const [row, cells] of modules.entries())
        for (const [column, dark] of cells.entries())
          // A hair wider, so that no white line shows between two.
          if (dark) doc.rect(PAGE.left + column * size, top + row * size, size + 0.05, size + 0.05);
      doc.fill(COLOURS.ink);
    });
    const beside: Words = { x: PAGE.left + QR_SIZE + 20, width: COLUMN - QR_SIZE - 20 };
    paper.say('P', title, { ...beside, face: 'bold', size: 13 });
    paper.space(4);
    for (const text of texts) {
      paper.say('P', text, { ...beside, size: CELL });
      paper.space(3);
    }
    paper.y = Math.max(paper.y, top + QR_SIZE) + 12;
  }

  /** Room and a line to sign on, with the name below it. */
  signature(name: string, detail?: string): void {
    const { paper } = this;
    this.keep(90);
    paper.space(44);
    paper.decorate((doc) =>
      doc
        .moveTo(PAGE.left, paper.y)
        .lineTo(PAGE.left + 220, paper.y)
        .lineWidth(0.75)
        .stroke(COLOURS.control),
    );
    paper.space(5);
    paper.say('P', name, { face: 'bold', size: 11 });
    if (detail !== undefined) paper.say('P', detail, QUIET);
  }

  space(points: number): void {
    this.paper.space(points);
  }

  finished(): Promise<Buffer> {
    return this.paper.finished();
  }

  private page(): void {
    this.paper.page(COLOURS.white);
  }

  private keep(points: number): void {
    if (!this.paper.fits(points)) this.page();
  }

  private hairline(colour: string, width: number): void {
    const { paper } = this;
    paper.decorate((doc) => doc.moveTo(PAGE.left, paper.y).lineTo(PAGE.right, paper.y).lineWidth(width).stroke(colour));
  }

  private flow(text: string, words: Words): void {
    this.paper.flow(text, words, COLOURS.white);
  }

  private rowHeight({ cells, note }: SheetRow, words: (at: number) => Words): number {
    const { paper } = this;
    const named = paper.height(cells[0] ?? '', { ...words(0), face: 'bold' });
    const below = note ? paper.height(note, { ...words(0), size: 9.5 }) : 0;
    return Math.max(named + below, ...cells.slice(1).map((cell, at) => paper.height(cell, words(at + 1)))) + 11;
  }

  private row(
    { cells, note, strong = false }: SheetRow,
    words: (at: number) => Words,
    part: PDFKit.PDFStructureElement,
  ): void {
    const { paper } = this;
    const [name = '', ...others] = cells;
    const named: Words = { ...words(0), face: 'bold' };
    const top = paper.y + 6;
    paper.addTextAt('TH', name, top, named, part, 'Row');
    if (note)
      paper.addTextAt(
        'TD',
        note,
        top + paper.height(name, named),
        { ...words(0), size: 9.5, colour: COLOURS.stone },
        part,
      );
    for (const [at, cell] of others.entries())
      paper.addTextAt('TD', cell, top, { ...words(at + 1), face: strong ? 'bold' : 'text' }, part);
  }
}

/** Place and width of each column. */
function wordsOf(columns: readonly SheetColumn[]): (at: number) => Words {
  const taken = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const widths = columns.map(({ width = COLUMN - taken }) => width);
  return (at) => ({
    size: CELL,
    x: widths.slice(0, at).reduce((sum, width) => sum + width, PAGE.left),
    width: (widths[at] ?? 0) - (at === columns.length - 1 ? 0 : GAP),
    align: columns[at]?.align ?? 'left',
  });
}
