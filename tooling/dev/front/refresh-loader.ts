import type { LoaderDefinitionFunction } from 'webpack';

/** Options of the loader. */
export interface RefreshLoaderOptions {
  /** `mfe-public`: begins every id, because apps bundle the same files. */
  readonly app: string;
  /** Root of the repository, cut off the file's path. */
  readonly root: string;
  /** Module that joins the page, added to the remote's list of pages. */
  readonly join?: { readonly file: string; readonly entry: string };
}

const PAGE = /[\\/]src[\\/]pages[\\/]/;

/**
 * Runs after SWC, whose `refresh` option leaves calls of `$RefreshReg$` and `$RefreshSig$`: gives them meaning, and lets the module
 * take its own updates. Stands on the first and last line, so that line numbers stay.
 */
const addRefresh: LoaderDefinitionFunction<RefreshLoaderOptions> = function addRefresh(source, map) {
  const { app, root, join } = this.getOptions();
  const file = this.resourcePath.slice(root.length + 1).replaceAll('\\', '/');
  const id = JSON.stringify(`${app}:${file}`);
  const before =
    `const __refresh = globalThis.ayanaRefresh;` +
    ` const $RefreshReg$ = (type, name) => __refresh?.register(type, ${id} + ' ' + name);` +
    ` const $RefreshSig$ = () => __refresh?.signature() ?? ((type) => type);`;
  const joined = join?.file === this.resourcePath ? `import ${JSON.stringify(join.entry)}; ` : '';
  const after = `\n;__refresh?.settle(import.meta.webpackHot, __webpack_module__.exports, ${id}, ${String(PAGE.test(file))});`;
  this.callback(null, `${joined}${before}${source}${after}`, map);
};

export default addRefresh;
