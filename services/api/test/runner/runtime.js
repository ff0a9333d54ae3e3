import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
/** What a copy of Jest Circus leaves in the process. */
const CIRCUS_STATE = new Set(['EVENT_HANDLERS', 'JEST_STATE_SYMBOL']);
const OURS = ['src', 'test'].map((folder) => new URL(`../../${folder}/`, import.meta.url).href);
const isOurTypeScript = (url) => url.endsWith('.ts') && OURS.some((folder) => url.startsWith(folder));
const SYNTAX = {
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: true,
  supportsStaticESM: true,
  supportsTopLevelAwait: true,
};

// Threads of the product run sources too, and have hooks of their own.
process.execArgv.push('--import', new URL('./threads.js', import.meta.url).href);

/** The source map of each compiled file, by its URL, as stacks name it. */
const sourceMaps = new Map();
const loadedTests = new Set();
let compiler;

/** The TypeScript of this service is compiled by Jest's own transform, with its cache and source maps, when Node loads it. */
registerHooks({
  resolve: (specifier, context, next) =>
    isOurTypeScript(context.parentURL ?? '') && /^\.{1,2}\/.*\.js$/.test(specifier)
      ? next(specifier.replace(/\.js$/, '.ts'), context)
      : next(specifier, context),
  load(url, context, next) {
    if (!isOurTypeScript(url)) return next(url, context);
    const path = fileURLToPath(url);
    const { code, sourceMapPath } = compiler.transform(path, { ...SYNTAX, isInternalModule: false });
    if (sourceMapPath) sourceMaps.set(url, sourceMapPath);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/**
 * Loads test files as Node loads any program: a module is loaded once for all files of a worker, where Jest's own runtime loads everything
 * again in a vm for each file. See ADR 64 for what that means for tests.
 */
export default class NodeRuntime {
  constructor(_config, _environment, _resolver, transformer) {
    compiler = transformer;
  }

  /** Jest Circus, which begins with a new state for each test file. */
  requireInternalModule(path) {
    delete require.cache[path];
    for (const key of Object.getOwnPropertySymbols(globalThis))
      if (CIRCUS_STATE.has(key.description)) Reflect.deleteProperty(globalThis, key);
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    if (path.endsWith('.test.ts')) {
      if (loadedTests.has(path))
        throw new Error('A process runs a test file once; start Jest again (there is no --watch here)');
      loadedTests.add(path);
    }
    return import(pathToFileURL(path).href);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  teardown() {}

  getAllCoverageInfoCopy() {
    return undefined;
  }
}
