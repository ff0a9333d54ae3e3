import type { Operand, Operator } from './operators.js';
import type { PaperFont } from './paper-font.js';

/** A glyph on the page, in points from its bottom left. */
export interface Placed {
  glyph: number;
  x: number;
  y: number;
}

/** Glyphs that are read as one: a letter, or letters that are drawn together. */
export interface Cluster {
  font: string;
  size: number;
  text: string;
  glyphs: Placed[];
  /** Where it begins on the page. */
  start: number;
  /** Where the next one begins. */
  end: number;
  /** Whether its line goes on from left to right again: readers forget at a new piece of text which way they went. */
  isFresh?: boolean;
}

/** Clusters that the engine showed by one operator. */
export interface Shown {
  clusters: Cluster[];
  /** Its bytes. */
  from: number;
  to: number;
  /** Whether the engine gave its text apart, as its glyphs are read as something else. */
  apart: boolean;
}

/** A piece of text of one face and one direction, as the engine draws it: marked, moved, coloured and shown. */
export interface Run {
  from: number;
  /** The first byte behind what marks it. */
  marked: number;
  /** Its colour, and all else but its place. */
  style: string;
  /** The first byte behind what says where and how. */
  begin: number;
  /** The last byte of the text. */
  end: number;
  to: number;
  /** Its number among what is marked; null where it is no content (a footer). */
  mcid: number | null;
  /** Whether the engine says that its glyphs go against the order of reading. */
  reversed: boolean;
  x: number;
  y: number;
  shown: Shown[];
  /** Whether a cluster went to another run. */
  isChanged: boolean;
}

const UPRIGHT = [1, 0, 0, -1];
const isUpright = (operands: readonly Operand[]): boolean => UPRIGHT.every((value, at) => operands[at] === value);
const numberAt = (operands: readonly Operand[], at: number): number => Number(operands[at]);
const nameAt = (operands: readonly Operand[], at: number): string => {
  const name = operands[at];
  return typeof name === 'string' ? name : '';
};
/** The marks of a direction, which papers add to names, are no part of what is read. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const BIG_ENDIAN = '\u00FE\u00FF';

function actualText(operands: readonly Operand[]): string | undefined {
  const [, properties] = operands;
  const bytes = properties instanceof Map ? properties.get('/ActualText') : undefined;
  if (!Buffer.isBuffer(bytes)) return undefined;
  const text = bytes.toString('latin1').startsWith(BIG_ENDIAN)
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
  return text.replaceAll(DIRECTIONS, '');
}

function mcidOf({ operands: [, properties] }: Operator): number | null {
  const mcid = properties instanceof Map ? properties.get('/MCID') : undefined;
  return typeof mcid === 'number' ? mcid : null;
}

/** The run that begins at an operator, and where it ends; undefined when that is no upright text of one colour and place. */
export function runAt(
  operators: readonly Operator[],
  start: number,
  fontOf: (name: string) => PaperFont,
): { run: Run; next: number } | undefined {
  const first = operators[start];
  if (first === undefined || !/^B(DC|MC)$/.test(first.name)) return undefined;
  let at = start + 1;
  const run: Run = {
    from: first.from,
    marked: first.to,
    style: '',
    begin: 0,
    end: 0,
    to: 0,
    mcid: mcidOf(first),
    reversed: false,
    x: 0,
    y: 0,
    shown: [],
    isChanged: false,
  };
  for (let isMoved = false; operators[at]?.name !== 'BT'; at += 1) {
    const { name = '', operands = [] } = operators[at] ?? {};
    if (name === 'cm' && !isMoved && isUpright(operands)) {
      isMoved = true;
      [run.x, run.y] = [numberAt(operands, 4), numberAt(operands, 5)];
    } else if (/^(q|cs|sc|scn|gs|g|rg|k)$/.test(name)) run.style += `${JSON.stringify(operands)} ${name} `;
    else return undefined;
  }
  run.begin = operators[at]?.to ?? 0;
  let font = '';
  let size = 0;
  let [x, y, from] = [0, 0, run.begin];
  let text: string | undefined;
  const marks: ('text' | 'reversed')[] = [];
  for (at += 1; operators[at]?.name !== 'ET'; at += 1) {
    const { name = '', operands = [], to = 0 } = operators[at] ?? {};
    if (name === 'BMC' && operands[0] === '/ReversedChars') {
      run.reversed = true;
      marks.push('reversed');
    } else if (name === 'BDC') {
      text = actualText(operands);
      if (text === undefined) return undefined;
      marks.push('text');
      run.shown.push({ clusters: [], from: 0, to: 0, apart: true });
    } else if (name === 'EMC') {
      if (marks.pop() === 'text') text = undefined;
    } else if (name === 'Tf') [font, size] = [nameAt(operands, 0), numberAt(operands, 1)];
    else if (name === 'Tm' && isUpright(operands))
      [x, y] = [run.x + numberAt(operands, 4), run.y - numberAt(operands, 5)];
    else if (name === 'TJ' || name === 'Tj') {
      const clusters = clustersOf(operands, { font, size, x, y, face: fontOf(font) });
      if (text === undefined) run.shown.push({ clusters, from, to, apart: false });
      else {
        const all = run.shown.at(-1)?.clusters ?? [];
        all.splice(0, all.length, whole([...all, ...clusters], text));
      }
    } else if (name !== 'Tr' || operands[0] !== 0) return undefined;
    if (!/^T[rfm]$/.test(name)) from = to;
  }
  run.end = operators[at]?.from ?? 0;
  for (at += 1; operators[at]?.name === 'Q'; at += 1);
  if (operators[at]?.name !== 'EMC') return undefined;
  run.to = operators[at]?.to ?? 0;
  return { run, next: at + 1 };
}

/** Clusters that are read as one: they begin with the first that takes room. */
export function whole(clusters: readonly Cluster[], text: string): Cluster {
  const [{ font, size } = { font: '', size: 0 }] = clusters;
  const wide = clusters.filter(({ start, end }) => end > start);
  const starts = (wide.length > 0 ? wide : clusters).map(({ start }) => start);
  return {
    font,
    size,
    text,
    glyphs: clusters.flatMap(({ glyphs }) => glyphs),
    start: Math.min(...starts),
    end: Math.max(...clusters.map(({ end }) => end)),
  };
}

interface Pen {
  font: string;
  size: number;
  x: number;
  y: number;
  face: PaperFont;
}

function clustersOf([shown]: readonly Operand[], { font, size, x, y, face }: Pen): Cluster[] {
  const clusters: Cluster[] = [];
  let pen = x;
  for (const part of Array.isArray(shown) ? shown : [shown]) {
    if (typeof part === 'number') pen -= (part / 1000) * size;
    if (!Buffer.isBuffer(part)) continue;
    for (let at = 0; at + 1 < part.length; at += 2) {
      const glyph = part.readUInt16BE(at);
      const end = pen + (face.width(glyph) / 1000) * size;
      clusters.push({
        font,
        size,
        text: face.text(glyph).replaceAll(DIRECTIONS, ''),
        glyphs: [{ glyph, x: pen, y }],
        start: pen,
        end,
      });
      pen = end;
    }
  }
  return clusters;
}
