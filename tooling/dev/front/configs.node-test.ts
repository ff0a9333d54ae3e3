import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { RuleSetRule } from 'webpack';

import { devConfigs } from './configs.ts';

interface SwcOptions {
  jsc?: { transform: { react: { development: boolean } } };
}

/** What SWC is told of React, in each rule that compiles TypeScript. */
async function reactOptions(alone: boolean) {
  const { web } = await devConfigs('mfe-partner', alone);
  const rules = (web.module?.rules ?? []) as RuleSetRule[];
  const loaders = rules.flatMap(({ use, oneOf = [] }) => [use, ...oneOf.map((rule) => rule && rule.use)].flat());
  return loaders.flatMap((loader) => {
    if (typeof loader !== 'object' || loader === null) return [];
    const { jsc } = (loader.options ?? {}) as SwcOptions;
    return jsc === undefined ? [] : [jsc.transform.react];
  });
}

test('our own code and pages are compiled for React Refresh, the client of the dev server is not', async () => {
  assert.deepEqual(await reactOptions(false), [
    { runtime: 'automatic', development: true, refresh: false },
    { runtime: 'automatic', development: true, refresh: true },
    { runtime: 'automatic', development: true, refresh: true },
  ]);
});

test('a remote alone uses the JSX runtime that a released shell shares', async () => {
  const options = await reactOptions(true);
  assert.equal(options.length, 3);
  for (const { development } of options) assert.equal(development, false);
});
