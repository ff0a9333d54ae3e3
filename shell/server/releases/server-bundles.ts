import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import type { PageModule, PortalPages } from '@ayana/portal-kit';
import type { PageSource } from '../../src/remotes/page-source';
import { withTimeout } from '../../src/remotes/with-timeout';
import { SHELL, shellPages } from '../../src/shell-portal';
import { LANGUAGE_NAMES, type LanguageScope, withCatalogue } from '../languages/language-scope';
import type { ActiveRemote, Generation } from './registry';

/** The packages a server bundle may import: the shell's own copies. */
export type SharedModules = Readonly<Record<string, unknown>>;

/** About this many bundles stay compiled, so that open requests finish on the release they started with. */
const KEPT = 24;
/** Longest wait for a page of a bundle, in milliseconds; then the browser renders it. */
const PAGE_LIMIT = 1_500;

/**
 * Runs a remote's server bundle with a `require` that returns the shell's own React, router and kit. Anything else is an
 * error with the package's name, so that no second copy of React and no local file is loaded by accident.
 */
export function runBundle(
  code: string,
  options: { file: string; webBase: string; shared: SharedModules; language?: LanguageScope },
): PortalPages {
  const { file, webBase, shared, language = {} } = options;
  const module = { exports: {} as { default?: PortalPages } };
  const requireShared = (name: string): unknown => {
    if (Object.hasOwn(shared, name)) return shared[name];
    throw new Error(
      `${file} asks for "${name}", which the shell does not share. Bundle it, or add it to tooling/federation/shared.ts.`,
    );
  };
  const names = ['module', 'exports', 'require', '__ayana_web_folder__', ...LANGUAGE_NAMES];
  const run = compileFunction(code, names, { filename: file });
  run(module, module.exports, requireShared, webBase, ...LANGUAGE_NAMES.map((name) => language[name]));
  if (module.exports.default === undefined) throw new Error(`${file} exports no portal.`);
  return module.exports.default;
}

/** Compiled server bundles by release, and the pages of a generation. */
export class ServerBundles {
  readonly #shared: SharedModules;
  readonly #language: LanguageScope;
  readonly #portals = new Map<string, PortalPages>();
  readonly #sources = new WeakMap<Generation, PageSource>();

  /** @param language of the pages; English without */
  constructor(shared: SharedModules, language: LanguageScope = {}) {
    this.#shared = shared;
    this.#language = language;
  }

  /** The pages of a generation; loading one runs its bundle once per release. */
  pagesOf(generation: Generation): PageSource {
    const known = this.#sources.get(generation);
    if (known !== undefined) return known;
    const pages = new Map<string, PageModule>();
    const source: PageSource = {
      peek: (routeId) => pages.get(routeId),
      load: async (name, routeId) => {
        const ready = pages.get(routeId);
        if (ready !== undefined) return ready;
        if (name === SHELL) return keep(pages, routeId, await (shellPages as PortalPages)[routeId]?.());
        const remote = generation.remotes.find((candidate) => candidate.name === name);
        if (remote === undefined) throw new Error(`Generation ${generation.number} has no remote "${name}".`);
        const page = await withTimeout(PAGE_LIMIT, this.#portalOf(remote)[routeId]?.());
        return keep(pages, routeId, page);
      },
    };
    this.#sources.set(generation, source);
    this.#forgetOld(generation);
    return source;
  }

  #portalOf(remote: ActiveRemote): PortalPages {
    const key = `${remote.name} ${remote.version}`;
    const known = this.#portals.get(key);
    if (known !== undefined) return known;
    const file = remote.serverBundle;
    if (file === undefined) throw new Error(`${key} has no server bundle.`);
    const language = withCatalogue(this.#language, remote.webFolder);
    const portal = runBundle(readFileSync(file, 'utf8'), {
      file,
      webBase: remote.webBase,
      shared: this.#shared,
      language,
    });
    this.#portals.set(key, portal);
    return portal;
  }

  #forgetOld(newest: Generation): void {
    if (this.#portals.size <= KEPT) return;
    const wanted = new Set(newest.remotes.map(({ name, version }) => `${name} ${version}`));
    for (const key of this.#portals.keys()) if (!wanted.has(key)) this.#portals.delete(key);
  }
}

function keep(pages: Map<string, PageModule>, routeId: string, page: PageModule | undefined): PageModule {
  if (page === undefined) throw new Error(`There is no page "${routeId}".`);
  pages.set(routeId, page);
  return page;
}
