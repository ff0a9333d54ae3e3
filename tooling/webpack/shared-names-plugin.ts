import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';

import { importLine } from './import-line.ts';

const { sources } = webpack;

type SharedDependency = Dependency & { request?: string; ids?: string[] };

/** What a build has to do with one shared package. */
export interface SharedPackage {
  version: string;
  /** Names imported from it, or exported by it; null where they are unknown (CommonJS). */
  names: string[] | null;
}

/** `shared.json` of a release: of a remote what it uses, of the shell what it provides. Compared before a remote is released. */
export type SharedPackages = Record<string, SharedPackage>;

/**
 * `dist/imports.json` of a remote: package -> name -> `file:line` of an import; the empty name is the package's first. Not part of the
 * release: a line that moves makes no other version.
 */
export type SharedImports = Record<string, Record<string, string>>;

/** Writes `shared.json` beside the scripts, and of a remote `imports.json`. */
export class SharedNamesPlugin {
  readonly #dir: string;
  readonly #shared: ReadonlySet<string>;
  readonly #role: 'uses' | 'provides';

  constructor(options: { dir: string; shared: readonly string[]; role: 'uses' | 'provides' }) {
    this.#dir = options.dir;
    this.#shared = new Set(options.shared);
    this.#role = options.role;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedNames', (compilation) => {
      let found: SharedPackages = {};
      let places: SharedImports = {};
      // After exports are known and before modules are joined.
      compilation.hooks.optimizeDependencies.tap('SharedNames', () => {
        found = this.#role === 'uses' ? this.#used(compilation) : this.#provided(compilation);
        if (this.#role === 'uses') places = this.#imports(compilation);
        return undefined;
      });
      compilation.hooks.processAssets.tap({ name: 'SharedNames', stage: 5000 }, () => {
        const sorted = Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
        compilation.emitAsset('shared.json', new sources.RawSource(`${JSON.stringify(sorted, null, 2)}\n`));
      });
      if (this.#role === 'provides') return;
      compiler.hooks.afterEmit.tap('SharedNames', ({ outputOptions }) =>
        writeFileSync(join(outputOptions.path ?? '', '..', 'imports.json'), `${JSON.stringify(places, null, 2)}\n`),
      );
    });
  }

  /** Where each name is imported, in the remote's own source when it is there. */
  #imports(compilation: Compilation): SharedImports {
    const places: SharedImports = {};
    const isOwn = (file: string): boolean => file.startsWith(this.#dir + sep);
    const modules = [...compilation.modules]
      .map((module) => ({ file: (module as { resource?: string }).resource?.split('?')[0] ?? '', module }))
      .filter(({ file }) => /\.tsx?$/.test(file))
      .toSorted((a, b) => Number(isOwn(b.file)) - Number(isOwn(a.file)) || (a.file < b.file ? -1 : 1));
    for (const { file, module } of modules) {
      const source = readFileSync(file, 'utf8');
      for (const { request, ids } of module.dependencies as SharedDependency[]) {
        if (request === undefined || !this.#shared.has(request)) continue;
        const known = (places[request] ??= {});
        for (const name of ['', ...(ids?.slice(0, 1) ?? [])]) {
          const line = known[name] === undefined ? importLine(source, request, name) : undefined;
          if (line !== undefined) known[name] = `${relative(join(this.#dir, '..'), file).replaceAll(sep, '/')}:${line}`;
        }
      }
    }
    return places;
  }

  #used(compilation: Compilation): SharedPackages {
    const names = new Map<string, Set<string>>();
    for (const module of compilation.modules) {
      for (const dependency of module.dependencies as SharedDependency[]) {
        const { request } = dependency;
        if (request === undefined || !this.#shared.has(request)) continue;
        const known = names.get(request) ?? new Set<string>();
        names.set(request, known);
        const [name] = dependency.ids ?? [];
        if (name !== undefined) known.add(name);
      }
    }
    return Object.fromEntries(
      [...names].map(([request, used]) => [request, { version: this.#version(request), names: [...used].sort() }]),
    );
  }

  #provided(compilation: Compilation): SharedPackages {
    const found: SharedPackages = {};
    for (const module of compilation.modules as Set<Module & { _name?: string }>) {
      // oxlint-disable-next-line no-underscore-dangle -- the plugin's own name for the key
      const name = module._name;
      if (module.type !== 'provide-module' || name === undefined || !this.#shared.has(name)) continue;
      const [dependency] = module.dependencies;
      const provider = dependency === undefined ? null : compilation.moduleGraph.getModule(dependency);
      const exported = provider === null ? null : compilation.moduleGraph.getProvidedExports(provider);
      // A CommonJS package as a whole is its default export.
      const whole = provider?.buildMeta?.['exportsType'] === 'namespace' ? [] : ['default'];
      const names = Array.isArray(exported) ? [...new Set([...exported, ...whole])].sort() : null;
      found[name] = { version: this.#version(name), names };
    }
    return found;
  }

  /** Version of the package a name belongs to (`react/jsx-runtime` is `react`), as it is installed for this build. */
  #version(name: string): string {
    const folder = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
    const file = join(this.#dir, 'node_modules', folder, 'package.json');
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : 'unknown';
  }
}
