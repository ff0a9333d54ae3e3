import { type Cluster, type Run, type Shown, whole } from './runs.js';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}]/u;
const LEFT_TO_RIGHT = /(?=\p{L})[^\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Syriac}\p{Script=Nko}]/u;
/** Digits that are read as words from right to left are (UAX 9, AN). */
const ARABIC_NUMBER = /^[\u0660-\u0669\u066B\u066C]+$/;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Clusters that follow each other within this part of the size are of one word, or of one gap. */
const TOUCHING = 0.35;
/** A sign is drawn with the letter before it up to this many sizes from it: a TrueType glyph reaches 32,767 units. */
const REACH = 15;

const clustersOf = (run: Run): Cluster[] => run.shown.flatMap(({ clusters }) => clusters);
const textOf = (run: Run): string =>
  clustersOf(run)
    .map(({ text }) => text)
    .join('');
const isSmall = (gap: number, { size }: Cluster): boolean => Math.abs(gap) < TOUCHING * size;
const isRightToLeft = (run: Run): boolean => run.reversed || RIGHT_TO_LEFT.test(textOf(run).replaceAll(/\p{N}/gu, ''));

/** Whether a run goes on with the line of the run before it, in the same style. */
export function isSameLine(before: Run, run: Run): boolean {
  const size = clustersOf(before)[0]?.size ?? 0;
  return before.style === run.style && Math.abs(before.y - run.y) < 0.3 * size;
}

/**
 * The engine draws a part of a letter that is higher or lower in a run of its own, and calls each part by the letter: here they become one
 * again, in the run of the last part.
 */
export function joinParts(line: readonly Run[]): void {
  let last: Shown | undefined;
  let lastRun: Run | undefined;
  line.forEach((run, at) => {
    const first = run.shown[0];
    const [part, ...more] = first?.clusters ?? [];
    const before = last?.clusters.at(-1);
    if (
      first !== undefined &&
      part !== undefined &&
      last !== undefined &&
      before !== undefined &&
      isPart(before, part, nextOf(line, at))
    ) {
      first.clusters = [whole([before, part], part.text), ...more];
      first.apart = true;
      last.clusters = last.clusters.slice(0, -1);
      last.apart = true;
      if (lastRun !== undefined) lastRun.isChanged = true;
    }
    if (run.shown.length > 0) [last, lastRun] = [run.shown.at(-1), run];
  });
  for (const run of line) run.shown = run.shown.filter(({ clusters }) => clusters.length > 0);
  const clusters = line.flatMap(clustersOf);
  clusters.forEach((cluster, at) => {
    const next = clusters[at + 1];
    if (next !== undefined && isSmall(next.start - cluster.end, cluster)) cluster.end = next.start;
  });
}

/** What follows a run of one part alone. */
function nextOf(line: readonly Run[], at: number): Cluster | undefined {
  const run = line[at];
  return run !== undefined && clustersOf(run).length === 1 ? line[at + 1]?.shown[0]?.clusters[0] : undefined;
}

/** Whether a cluster is a part of the one before it. @param next to which it belongs when it is nearer to that */
function isPart(before: Cluster, part: Cluster, next: Cluster | undefined): boolean {
  const isSame = (one: Cluster): boolean => one.text === part.text && one.font === part.font && one.size === part.size;
  const gap = part.start - before.end;
  if (!isSame(before) || part.text === '' || part.start < before.start - part.size) return false;
  // A mark takes no room: it is above or below a letter, or a little beside it.
  const isOfNext = next !== undefined && isSame(next) && !isMark(next);
  if (isMark(part)) return gap < 0 || (!isOfNext && (isSmall(gap, part) || isMark(before)));
  if (isMark(before)) {
    const start = Math.min(part.start, ...part.glyphs.map(({ x }) => x));
    return before.start > start - TOUCHING * part.size && before.start < part.end + TOUCHING * part.size;
  }
  return (
    part.text.length > 1 &&
    gap < 0.01 * part.size &&
    !before.glyphs.some(({ glyph }) => part.glyphs[0]?.glyph === glyph)
  );
}

const isMark = ({ start, end }: Cluster): boolean => end <= start;

/**
 * The clusters of a line that has words from right to left, in the order of reading; undefined for other lines. The engine draws runs of
 * different directions in the order of reading already, but those of one direction, and their glyphs, from left to right.
 */
export function inReadingOrder(line: readonly Run[]): Cluster[] | undefined {
  if (!line.some(isRightToLeft)) return undefined;
  const chains: Run[][] = [];
  let before: Cluster | undefined;
  let goesLeft = false;
  for (const run of line) {
    const clusters = clustersOf(run);
    const [first] = clusters;
    if (first === undefined) continue;
    const follows = before !== undefined && isSmall(first.start - before.end, first);
    goesLeft ||= before !== undefined && !follows && first.start < before.start;
    if (follows) chains.at(-1)?.push(run);
    else chains.push([run]);
    before = clusters.at(-1);
  }
  const isMirrored = goesLeft || !line.some((run) => LEFT_TO_RIGHT.test(textOf(run)));
  const ordered = chains.flatMap((chain) => {
    const first = chain.findIndex(isRightToLeft);
    if (first === -1) return chain;
    const [from, to] = isMirrored ? [0, chain.length] : [first, chain.findLastIndex(isRightToLeft) + 1];
    return chain.slice(0, from).concat(backwards(chain.slice(from, to)), chain.slice(to));
  });
  return ordered.flatMap((run, at) => read(run, ordered[at - 1])).reduce<Cluster[]>(carried, []);
}

/** Arabic digits go from left to right, and readers take them for words from right to left: they are read as one. */
function read(run: Run, before: Run | undefined): Cluster[] {
  const clusters = clustersOf(run);
  if (isRightToLeft(run)) return clusters.toReversed();
  if (ARABIC_NUMBER.test(textOf(run))) return [whole(clusters, textOf(run))];
  const [first, ...more] = clusters;
  const isFresh = before !== undefined && isRightToLeft(before) && LEFT_TO_RIGHT.test(textOf(run));
  return first === undefined || !isFresh ? clusters : [{ ...first, isFresh }, ...more];
}

/** Runs from left to right, those between words from left to right and numbers in the order of words from right to left. */
function backwards(runs: readonly Run[]): Run[] {
  const at = runs.findIndex((run) => !isRightToLeft(run) && LETTER_OR_DIGIT.test(textOf(run)));
  if (at === -1) return runs.toReversed();
  return [...runs.slice(0, at).toReversed(), ...runs.slice(at, at + 1), ...backwards(runs.slice(at + 1))];
}

/**
 * Readers that judge by places see the end of a line in a jump from words of one direction to signs of the other: such a space is read with
 * the letter before it, and such a sign is read and drawn with it.
 */
function carried(all: Cluster[], cluster: Cluster): Cluster[] {
  const before = all.at(-1);
  if (
    before === undefined ||
    cluster.isFresh === true ||
    LETTER_OR_DIGIT.test(cluster.text) ||
    RIGHT_TO_LEFT.test(before.text)
  )
    return [...all, cluster];
  if (isSmall(cluster.start - before.end, cluster) || isSmall(before.start - cluster.end, cluster))
    return [...all, cluster];
  if (cluster.text.trim() === '') return [...all.slice(0, -1), { ...before, text: before.text + cluster.text }];
  const isNear = Math.abs(cluster.start - before.start) < REACH * cluster.size;
  if (!isNear || cluster.font !== before.font || cluster.size !== before.size) return [...all, cluster];
  return [
    ...all.slice(0, -1),
    { ...before, text: before.text + cluster.text, glyphs: [...before.glyphs, ...cluster.glyphs] },
  ];
}
