import { contractProblems, shareProblems } from './shared-packages.ts';

const kit = { version: '1.2.0', names: ['api', 'toast'] };
const provides = { react: { version: '19.3.1', names: null }, '@ayana/portal-kit': kit };
const problems = (uses: Parameters<typeof shareProblems>[1]): string[] =>
  shareProblems('mfe-public', uses, '1.0.0-abc', provides);

describe('what a remote takes from the shell', () => {
  it('may be anything the shell gives', () =>
    expect(problems({ react: { version: '19.3.0', names: ['useId'] }, '@ayana/portal-kit': kit })).toEqual([]));

  it.each([
    ['a package it does not provide', { lodash: { version: '4.0.0', names: ['map'] } }, 'lodash'],
    ['a newer major', { react: { version: '20.0.0', names: [] } }, 'react 20.0.0'],
    ['a newer minor', { react: { version: '19.4.0', names: [] } }, 'provides 19.3.1'],
    ['a name it does not have', { '@ayana/portal-kit': { version: '1.2.0', names: ['api', 'fly'] } }, 'uses fly of'],
  ])('must not be %s', (_what, uses, words) => expect(problems(uses).join()).toContain(words));
});

describe('a refusal', () => {
  const uses = { '@ayana/portal-kit': { version: '1.2.0', names: ['fly', 'toast', 'walk'] } };
  const imports = { '@ayana/portal-kit': { '': 'mfe-public/src/a.tsx:1', fly: 'mfe-public/src/features/air.tsx:7' } };

  it('names the line that imports what is missing, where it is known', () =>
    expect(shareProblems('mfe-public', uses, '1.0.0-abc', provides, imports)).toEqual([
      'mfe-public uses fly (mfe-public/src/features/air.tsx:7), walk of @ayana/portal-kit, which shell 1.0.0-abc does not have. Release the shell first.',
    ]));

  it('names the first import of a package that is missing or too new', () => {
    const newer = { '@ayana/portal-kit': { version: '2.0.0', names: ['toast'] } };
    expect(shareProblems('mfe-public', newer, '1.0.0-abc', provides, imports).join()).toContain(
      'built against @ayana/portal-kit 2.0.0 (mfe-public/src/a.tsx:1), shell 1.0.0-abc provides 1.2.0.',
    );
  });

  it('names the line of portal.json with a contract that the shell does not load', () => {
    const portal = '{\n  "name": "mfe-public",\n  "contract": 2\n}';
    expect(contractProblems('mfe-public', portal, '1.0.0-abc', [1])).toEqual([
      'mfe-public is built for contract 2 (mfe-public/portal.json:3), shell 1.0.0-abc loads 1. Release the shell first.',
    ]);
    expect(contractProblems('mfe-public', portal, '1.0.0-abc', [1, 2])).toEqual([]);
  });
});
