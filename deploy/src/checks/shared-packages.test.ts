import { shareProblems } from './shared-packages.ts';

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
