import { operatorsOf, Ref } from './operators.js';
import { type Dictionary, PaperFile } from './paper-file.js';
import { PaperFont } from './paper-font.js';
import { inReadingOrder, isSameLine, joinParts } from './reading-order.js';
import { type Cluster, type Run, runAt, type Shown } from './runs.js';

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

/**
 * Gives each cluster of letters of a paper of ours one glyph that is read as these letters, and writes lines in the order of reading, so that
 * readers that know nothing of ActualText copy, find and say what was put in (ADR 89). What is drawn, and its tags, stay.
 */
export function readable(bytes: Buffer): Buffer {
  const paper = new PaperFile(bytes);
  const fonts = new Map<number, PaperFont>();
  const parents = parentsOf(paper);
  for (const page of paper.pages()) {
    const contents = page.get('/Contents');
    if (!(contents instanceof Ref)) throw new Error('A page whose contents are no object of their own');
    const faces = paper.in(paper.in(page, '/Resources'), '/Font');
    const text = paper.stream(contents).toString('latin1');
    const written = rewritten(text, (name) => fontNamed(paper, faces, name, fonts), parents(page));
    if (written !== text) paper.setStream(contents, Buffer.from(written, 'latin1'));
  }
  for (const font of fonts.values()) font.finish();
  return paper.bytes();
}

function fontNamed(paper: PaperFile, faces: Dictionary, name: string, fonts: Map<number, PaperFont>): PaperFont {
  const ref = faces.get(name);
  if (!(ref instanceof Ref)) throw new Error(`A paper without its face ${name}`);
  const font = fonts.get(ref.number) ?? new PaperFont(paper, paper.in(faces, name));
  fonts.set(ref.number, font);
  return font;
}

/** By page and number of a marked text, what it belongs to: a paragraph, a cell. */
function parentsOf(paper: PaperFile): (page: Dictionary) => (mcid: number) => number | undefined {
  const nums = paper.value(paper.in(paper.root('/StructTreeRoot'), '/ParentTree'), '/Nums');
  return (page) => {
    const at = Array.isArray(nums)
      ? nums.findIndex((key, place) => place % 2 === 0 && key === page.get('/StructParents'))
      : -1;
    const parents = Array.isArray(nums) && at >= 0 ? paper.resolved(nums[at + 1]) : undefined;
    return (mcid) => {
      const parent = Array.isArray(parents) ? parents[mcid] : undefined;
      return parent instanceof Ref ? parent.number : undefined;
    };
  };
}

function rewritten(
  text: string,
  fontOf: (name: string) => PaperFont,
  parentOf: (mcid: number) => number | undefined,
): string {
  const operators = operatorsOf(text);
  const lines: Run[][] = [];
  for (let at = 0; at < operators.length;) {
    const found = runAt(operators, at, fontOf);
    if (found === undefined) {
      at += 1;
      continue;
    }
    const { run, next } = found;
    const line = lines.at(-1);
    const before = line?.at(-1);
    const follows =
      before !== undefined &&
      text.slice(before.to, run.from).trim() === '' &&
      (before.mcid === null ? run.mcid === null : run.mcid !== null && parentOf(before.mcid) === parentOf(run.mcid)) &&
      isSameLine(before, run);
    if (follows) line?.push(run);
    else lines.push([run]);
    at = next;
  }
  let written = '';
  let end = 0;
  for (const line of lines) {
    const [from, to] = [line[0]?.from ?? 0, line.at(-1)?.to ?? 0];
    joinParts(line);
    written += text.slice(end, from) + lineText(text, line, fontOf);
    end = to;
  }
  return written + text.slice(end);
}

/** A line: as it was where nothing changed; with words from right to left as one run, and nothing in the marks of the others. */
function lineText(text: string, line: readonly Run[], fontOf: (name: string) => PaperFont): string {
  const [first, ...others] = line;
  const ordered = inReadingOrder(line);
  if (first === undefined || ordered === undefined)
    return line.map((run) => runText(text, run, run.shown, fontOf)).join('');
  const empty = others
    .filter(({ mcid }) => mcid !== null)
    .map(({ from, marked }) => `${text.slice(from, marked)}\nEMC`);
  return runText(text, first, [{ clusters: ordered, from: 0, to: 0, apart: true }], fontOf) + empty.join('');
}

function runText(text: string, run: Run, all: readonly Shown[], fontOf: (name: string) => PaperFont): string {
  if (all === run.shown && !run.isChanged && all.every(({ apart }) => !apart)) return text.slice(run.from, run.to);
  const shown = all.map(({ clusters, from, to, apart }) =>
    apart ? clusters.map((cluster) => clusterText(cluster, run, fontOf(cluster.font))).join('') : text.slice(from, to),
  );
  return `${text.slice(run.from, run.begin)}${shown.join('')}\n${text.slice(run.end, run.to)}`;
}

function clusterText({ glyphs, text, font, size, start, end, isFresh }: Cluster, run: Run, face: PaperFont): string {
  const y = glyphs.find(({ x }) => x === start)?.y ?? glyphs[0]?.y ?? run.y;
  const thousandths = (points: number): number => (points * 1000) / size;
  const parts = glyphs.map((it) => ({ glyph: it.glyph, x: thousandths(it.x - start), y: thousandths(it.y - y) }));
  const glyph = face.glyph(parts, thousandths(end - start), text);
  const code = glyph.toString(16).toUpperCase().padStart(4, '0');
  return `${isFresh === true ? '\nET\nBT' : ''}\n0 Tr\n${font} ${size} Tf\n1 0 0 -1 ${round(start - run.x)} ${round(run.y - y)} Tm\n<${code}> Tj`;
}
