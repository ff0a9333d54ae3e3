import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { readChunks } from '../built.ts';

const brotli = promisify(brotliCompress);

/** What a build weighs, in kilobytes (1000 bytes) of brotli. */
export interface Weight {
  /** The entry alone: what this build adds to every page. */
  entry: number;
  /** The entry and the scripts of the heaviest route. */
  first_view: number;
  /** The route that is meant. */
  route: string;
  /** Every script. */
  total: number;
  /** The heaviest picture in its best form, AVIF: what one place of a page may cost. */
  picture: number;
  /** Every AVIF. */
  pictures: number;
}

/** Most it may weigh. The entry has a budget of its own where it is part of every page, as the shell's is; pictures where there are any. */
export type Budget = Pick<Weight, 'first_view' | 'total'> & Partial<Pick<Weight, 'entry' | 'picture' | 'pictures'>>;

export function readBudgets(): Record<string, Budget> {
  const file = join(import.meta.dirname, '..', '..', 'budgets.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { budgets: Record<string, Budget> }).budgets;
}

/** Weighs a build as browsers get it: each script compressed by itself, as it is stored. */
export async function weigh(dist: string): Promise<Weight> {
  const web = join(dist, 'web');
  const scripts = (await readdir(web)).filter((file) => file.endsWith('.js'));
  const sizes = new Map(
    await Promise.all(scripts.map(async (file): Promise<[string, number]> => [file, await size(join(web, file))])),
  );
  const entry = scripts.includes('remoteEntry.js') ? 'remoteEntry.js' : 'main.js';
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((bytes, file) => bytes + (sizes.get(file) ?? 0), 0);
  const routes = Object.entries(readChunks(dist)).map(
    ([id, chunk]) => [id, sum(new Set([entry, ...chunk.scripts]))] as const,
  );
  const [route, firstView] = routes.toSorted(([, a], [, b]) => b - a)[0] ?? [entry, sum([entry])];
  return {
    entry: kilobytes(sum([entry])),
    first_view: kilobytes(firstView),
    route,
    total: kilobytes(sum(sizes.keys())),
    ...pictureWeight(web),
  };
}

/** AVIF is compressed as it is, so it weighs what its file does. */
function pictureWeight(web: string): Pick<Weight, 'picture' | 'pictures'> {
  const folder = join(web, 'assets');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.avif')) : [];
  const bytes = files.map((file) => statSync(join(folder, file)).size);
  return {
    picture: kilobytes(Math.max(0, ...bytes)),
    pictures: kilobytes(bytes.reduce((all, one) => all + one, 0)),
  };
}

/** What is over its budget, as sentences. */
export function overBudget(name: string, weight: Weight, budget: Budget | undefined): string[] {
  if (budget === undefined)
    return [
      `${name} has no size budget: add one to deploy/budgets.json (now ${weight.first_view} kB first view, ${weight.total} kB in all).`,
    ];
  return [
    ...(budget.entry !== undefined && weight.entry > budget.entry
      ? [`${name}: what every page loads of it is ${weight.entry} kB, its budget ${budget.entry} kB.`]
      : []),
    ...(weight.first_view > budget.first_view
      ? [`${name}: the first view of ${weight.route} is ${weight.first_view} kB, its budget ${budget.first_view} kB.`]
      : []),
    ...(weight.total > budget.total
      ? [`${name}: all scripts are ${weight.total} kB, the budget ${budget.total} kB.`]
      : []),
    ...(weight.picture > (budget.picture ?? 0)
      ? [`${name}: its heaviest picture is ${weight.picture} kB, the budget ${budget.picture ?? 0} kB.`]
      : []),
    ...(weight.pictures > (budget.pictures ?? 0)
      ? [`${name}: all pictures are ${weight.pictures} kB, the budget ${budget.pictures ?? 0} kB.`]
      : []),
  ];
}

async function size(file: string): Promise<number> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return (await brotli(bytes, { params })).length;
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
