import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformSync } from '@swc/core';

const SOURCES = new URL('../../src/', import.meta.url).href;
const COMPILER = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: { target: 'es2023', keepClassNames: true, parser: { syntax: 'typescript' } },
};
const isOurTypeScript = (url) => url.endsWith('.ts') && url.startsWith(SOURCES);

/** Lets the threads of the product (platform/threads) run its TypeScript. What they run has no decorators: it is plain functions. */
if (!isMainThread)
  registerHooks({
    resolve: (specifier, context, next) =>
      isOurTypeScript(context.parentURL ?? '') && /^\.{1,2}\/.*\.js$/.test(specifier)
        ? next(specifier.replace(/\.js$/, '.ts'), context)
        : next(specifier, context),
    load(url, context, next) {
      if (!isOurTypeScript(url)) return next(url, context);
      const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), COMPILER);
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
