import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';

const { sources, WebpackError } = webpack;

/** `routes.json` of a release, by route id; files in loading order, relative to the web folder. */
export type RouteChunks = Record<
  string,
  {
    /** What its first view needs. */
    scripts: string[];
    /** What comes when somebody begins to move, where the page is read first. */
    later?: string[];
  }
>;

const ENTRY_IN_PORTAL =
  /['"]([\w.-]+)['"]\s*:\s*(readFirst\(\s*['"][\w.-]+['"]\s*,\s*)?\(\)\s*=>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/**
 * Writes `portal.json` and `routes.json` beside the chunks. The render server reads them to preload what a matched
 * route will ask for, so that a first view is two steps deep instead of four.
 */
export class RouteChunksPlugin {
  readonly #dir: string;
  readonly #entry: string;
  readonly #pages: string;

  /**
   * @param options.pages file that lists the pages, from the package's folder
   * @param options.entry script that comes before any page and is not preloaded again when it is the document's own
   */
  constructor(options: { dir: string; pages: string; entry: string }) {
    this.#dir = options.dir;
    this.#entry = options.entry;
    this.#pages = join(options.dir, options.pages);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RouteChunks', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'RouteChunks', stage: 5000 }, () => {
        const portal = join(this.#dir, 'portal.json');
        if (existsSync(portal)) {
          compilation.fileDependencies.add(portal);
          compilation.emitAsset('portal.json', new sources.RawSource(readFileSync(portal, 'utf8')));
        }
        const chunks = JSON.stringify(routeChunks(compilation, this.#pages, this.#entry), null, 2);
        compilation.emitAsset('routes.json', new sources.RawSource(`${chunks}\n`));
      });
    });
  }
}

function routeChunks(compilation: Compilation, portalFile: string, entry: string): RouteChunks {
  const requests = [...readFileSync(portalFile, 'utf8').matchAll(ENTRY_IN_PORTAL)].map(
    ([, id, readFirst, request]) => ({ id, isReadFirst: readFirst !== undefined, request }),
  );
  const portal = [...compilation.modules].find((module) => sourceFile(module) === portalFile);
  const result: RouteChunks = {};
  for (const block of portal?.blocks ?? []) {
    const group = compilation.chunkGraph.getBlockChunkGroup(block);
    const own = portal === undefined ? [] : [...compilation.chunkGraph.getModuleChunksIterable(portal)];
    const before = own.flatMap(scripts);
    const page = (group?.chunks ?? []).flatMap(scripts).filter((file) => !before.includes(file));
    const listed = (files: string[]): string[] => [...new Set(files)].filter((file) => file !== 'main.js');
    for (const { id, isReadFirst, request } of requests) {
      if (id === undefined || request !== (block as { request?: string }).request) continue;
      result[id] = isReadFirst
        ? { scripts: listed([entry, ...before]), later: listed(page) }
        : { scripts: listed([entry, ...before, ...page]) };
    }
  }
  for (const { id } of requests) {
    if (id === undefined || result[id] !== undefined) continue;
    compilation.errors.push(new WebpackError(`No chunk found for route "${id}" of ${portalFile}`));
  }
  return Object.fromEntries(Object.entries(result).toSorted(([a], [b]) => (a < b ? -1 : 1)));
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
