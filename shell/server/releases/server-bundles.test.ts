import { runBundle } from './server-bundles';

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
