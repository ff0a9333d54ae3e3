import { encodeQR } from 'qr';
import { type PaperAbout, typeset } from './typeset.js';

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

/** A part of a sheet, as `paper-templates/sheet.typ` draws it. */
type Block =
  | { kind: 'heading'; title: string; lead?: string; from?: string }
  | { kind: 'section'; title: string }
  | { kind: 'words'; text: string; strong: boolean; quiet: boolean }
  | { kind: 'list'; texts: readonly string[] }
  | { kind: 'facts'; facts: readonly SheetFact[] }
  | { kind: 'table'; columns: readonly SheetColumn[]; rows: readonly SheetRow[] }
  | { kind: 'code'; picture: string; alt: string; title: string; texts: readonly string[] }
  | { kind: 'signature'; name: string; detail?: string };

/**
 * A paper of ours with our words: a quote, a letter, a bill, a summary. Tagged for screen readers (PDF/UA), in the language of the current
 * request or mail (`inLanguage`), its pages broken by itself. Equal content gives an equal file.
 */
export class Sheet {
  private readonly blocks: Block[] = [];

  /** @param compact lines closer together, for what is to be on one page */
  constructor(
    private readonly about: PaperAbout,
    private readonly compact = false,
  ) {}

  /** The letterhead, with the title of the paper. @param from who the paper is from, at the end of the first line */
  heading(title: string, more: { lead?: string; from?: string } = {}): void {
    this.blocks.push({ kind: 'heading', title, ...more });
  }

  section(title: string): void {
    this.blocks.push({ kind: 'section', title });
  }

  /** A paragraph; a long one goes on on the next page. */
  say(text: string, { strong = false, quiet = false }: { strong?: boolean; quiet?: boolean } = {}): void {
    this.blocks.push({ kind: 'words', text, strong, quiet });
  }

  /** Points one below the other. */
  list(texts: readonly string[]): void {
    this.blocks.push({ kind: 'list', texts });
  }

  /** Labels with their values. */
  facts(facts: readonly SheetFact[]): void {
    this.blocks.push({ kind: 'facts', facts: facts.filter(([, value]) => value !== null) });
  }

  /** A table; its head is repeated on each page. */
  table(columns: readonly SheetColumn[], rows: readonly SheetRow[]): void {
    this.blocks.push({ kind: 'table', columns, rows });
  }

  /** A QR code of an address, with the words beside it that say what it is for. */
  code({ href, ...words }: { href: string; alt: string; title: string; texts: readonly string[] }): void {
    this.blocks.push({ kind: 'code', picture: encodeQR(href, 'svg', { ecc: 'medium', border: 0 }), ...words });
  }

  /** Room and a line to sign on, with the name below it. */
  signature(name: string, detail?: string): void {
    this.blocks.push({ kind: 'signature', name, ...(detail === undefined ? {} : { detail }) });
  }

  finished(): Buffer {
    return typeset('sheet', { blocks: this.blocks, compact: this.compact }, this.about);
  }
}
