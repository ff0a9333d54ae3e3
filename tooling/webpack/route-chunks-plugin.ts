import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';

const { sources, WebpackError } = webpack;
type ChunkGroup = Chunk['groupsIterable'] extends Iterable<infer Group> ? Group : never;

/** `routes.json` of a release, by route id; files in loading order, relative to the web folder. */
export type RouteChunks = Record<
  string,
  {
    /** What its first view needs. */
    scripts: string[];
    /** What comes once the line is idle: the page's own code where it is a lazy page, then that of its parts and dialogs. */
    later?: string[];
  }
>;

const ENTRY_IN_PORTAL =
  /['"]([\w.-]+)['"]\s*:\s*(lazyPage\(\s*['"][\w.-]+['"]\s*,\s*)?\(\)\s*=>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/**
 * Writes `portal.json` and `routes.json` beside the chunks. The render server reads them to preload what a matched
 * route will ask for, so that a first view is two steps deep instead of four.
 */
export class RouteChunksPlugin {
  readonly #dir: string;
  readonly #entry: string;
  readonly #pages: string;
  readonly #likely: Readonly<Record<string, readonly string[]>>;

  /**
   * @param options.pages file that lists the pages, from the package's folder
   * @param options.entry script that comes before any page and is not preloaded again when it is the document's own
   * @param options.likely further entries: names of chunks that come once the line is idle
   */
  constructor(options: {
    dir: string;
    pages: string;
    entry: string;
    likely?: Readonly<Record<string, readonly string[]>>;
  }) {
    this.#dir = options.dir;
    this.#entry = options.entry;
    this.#pages = join(options.dir, options.pages);
    this.#likely = options.likely ?? {};
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RouteChunks', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'RouteChunks', stage: 5000 }, () => {
        const portal = join(this.#dir, 'portal.json');
        if (existsSync(portal)) {
          compilation.fileDependencies.add(portal);
          compilation.emitAsset('portal.json', new sources.RawSource(readFileSync(portal, 'utf8')));
        }
        const chunks = {
          ...routeChunks(compilation, this.#pages, this.#entry),
          ...likelyChunks(compilation, this.#likely),
        };
        compilation.emitAsset('routes.json', new sources.RawSource(`${JSON.stringify(chunks, null, 2)}\n`));
      });
    });
  }
}

function routeChunks(compilation: Compilation, portalFile: string, entry: string): RouteChunks {
  const requests = [...readFileSync(portalFile, 'utf8').matchAll(ENTRY_IN_PORTAL)].map(([, id, lazyPage, request]) => ({
    id,
    isLazy: lazyPage !== undefined,
    request,
  }));
  const portal = [...compilation.modules].find((module) => sourceFile(module) === portalFile);
  const result: RouteChunks = {};
  for (const block of portal?.blocks ?? []) {
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    const own = portal === undefined ? [] : [...compilation.chunkGraph.getModuleChunksIterable(portal)];
    const before = own.flatMap(scripts);
    const page = (group?.chunks ?? []).flatMap(scripts).filter((file) => !before.includes(file));
    const parts = group === null || group === undefined ? [] : scriptsBelow(group);
    for (const { id, isLazy, request } of requests) {
      if (id === undefined || request !== (block as { request?: string }).request) continue;
      const first = listed(isLazy ? [entry, ...before] : [entry, ...before, ...page]);
      const later = listed([...page, ...parts]).filter((file) => !first.includes(file));
      result[id] = later.length === 0 ? { scripts: first } : { scripts: first, later };
    }
  }
  for (const { id } of requests) {
    if (id === undefined || result[id] !== undefined) continue;
    compilation.errors.push(new WebpackError(`No chunk found for route "${id}" of ${portalFile}`));
  }
  return Object.fromEntries(Object.entries(result).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const listed = (files: Iterable<string>): string[] => [...new Set(files)].filter((file) => file !== 'main.js');

/** Scripts of the parts and dialogs of a page, and of theirs: the nearest to the page first. */
function scriptsBelow(page: ChunkGroup): string[] {
  const seen = new Set([page]);
  // The set grows while it is iterated: added groups are visited as well.
  for (const group of seen) for (const child of group.childrenIterable) seen.add(child);
  return [...seen].flatMap(({ chunks }) => chunks.flatMap(scripts));
}

function likelyChunks(compilation: Compilation, likely: Readonly<Record<string, readonly string[]>>): RouteChunks {
  const found = Object.entries(likely).map(([id, names]): [string, RouteChunks[string]] => {
    const later = names.flatMap((name) => {
      const group = compilation.namedChunkGroups.get(name);
      if (group === undefined) compilation.errors.push(new WebpackError(`No chunk is named "${name}".`));
      return (group?.chunks ?? []).flatMap(scripts);
    });
    return [id, { scripts: [], later: listed(later) }];
  });
  return Object.fromEntries(found);
}

/** The file of a module, also when webpack joined it with what it imports. */
function sourceFile(module: Module): string | undefined {
  const joined = module as Module & { resource?: string; rootModule?: { resource?: string } };
  return joined.rootModule?.resource ?? joined.resource;
}

/** What an update exchanges in an open page is no part of a first view. */
function scripts(chunk: Chunk): string[] {
  return [...chunk.files].filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js'));
}
