import type { LoaderDefinitionFunction } from 'webpack';

/** Lets a page module of a dev build accept its own updates, loader included (client/shell-entry.ts). */
const acceptPageUpdates: LoaderDefinitionFunction = function acceptPageUpdates(source, map) {
  const accept =
    ';if (import.meta.webpackHot) globalThis.ayanaDev?.acceptPage(import.meta.webpackHot, __webpack_module__.exports);';
  this.callback(null, `${source}\n${accept}`, map);
};

export default acceptPageUpdates;
