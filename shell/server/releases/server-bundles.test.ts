import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ActiveRemote } from './registry';
import { runBundle, ServerBundles } from './server-bundles';

jest.mock('../../src/shell-portal', () => ({ SHELL: 'shell', shellPages: {} }));

const react = { createElement: () => null };
const options = {
  file: 'mfe-public/1.0.0/server/portal.cjs',
  webBase: '/releases/mfe-public/1.0.0/web/',
  shared: { react },
};

describe('a server bundle', () => {
  it('gets the shell’s own React and the address of its web folder', async () => {
    const portal = runBundle(
      `const react = require('react'); module.exports.default = { 'public.home': async () => ({ Component: react, base: __ayana_web_folder__ }) };`,
      options,
    );
    await expect(portal['public.home']?.()).resolves.toEqual({
      Component: react,
      base: '/releases/mfe-public/1.0.0/web/',
    });
  });

  it.each(['node:fs', 'fs', 'lodash', '../../secrets', 'toString'])('cannot import %s', (name) => {
    expect(() => runBundle(`require(${JSON.stringify(name)})`, options)).toThrow(`asks for "${name}"`);
  });

  it('must export a portal', () => {
    expect(() => runBundle('', options)).toThrow('exports no portal');
  });
});

describe('a page of a server bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  afterAll(() => rmSync(folder, { recursive: true }));

  it('that hangs is waited for a second and a half: then the browser draws it', async () => {
    const serverBundle = join(folder, 'portal.cjs');
    writeFileSync(serverBundle, `module.exports.default = { 'public.home': () => new Promise(() => {}) };`);
    const remote = { name: 'mfe-public', version: '1.0.0', serverBundle, webFolder: folder, webBase: '/' };
    const generation = { number: 1, remotes: [remote as ActiveRemote] };
    const ended = jest.fn();
    new ServerBundles({}).pagesOf(generation).load('mfe-public', 'public.home').catch(ended);
    await jest.advanceTimersByTimeAsync(1_499);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
