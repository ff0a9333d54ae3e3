import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';

const { sources } = webpack;

/** What a build has to do with one shared package. */
export interface SharedPackage {
  version: string;
  /** Names imported from it, or exported by it; null where they are unknown (CommonJS). */
  names: string[] | null;
}

/** `shared.json` of a release: of a remote what it uses, of the shell what it provides. Compared before a remote is released. */
export type SharedPackages = Record<string, SharedPackage>;

/** Writes `shared.json` beside the scripts. */
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
      // After exports are known and before modules are joined.
      compilation.hooks.optimizeDependencies.tap('SharedNames', () => {
        found = this.#role === 'uses' ? this.#used(compilation) : this.#provided(compilation);
        return undefined;
      });
      compilation.hooks.processAssets.tap({ name: 'SharedNames', stage: 5000 }, () => {
        const sorted = Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
        compilation.emitAsset('shared.json', new sources.RawSource(`${JSON.stringify(sorted, null, 2)}\n`));
      });
    });
  }

  #used(compilation: Compilation): SharedPackages {
    const names = new Map<string, Set<string>>();
    for (const module of compilation.modules) {
      for (const dependency of module.dependencies as (Dependency & { request?: string; ids?: string[] })[]) {
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
