import { similarTo } from './doctor';
import type { SimilarDoctor } from './doctor';

const other = (id: string, city: string): SimilarDoctor => ({ id, city: { slug: city, name: city } }) as SimilarDoctor;

describe('a doctor', () => {
  it('is like others of the same city before those of another, and not like themself', () => {
    const others = [other('a', 'delhi'), other('me', 'chennai'), other('b', 'chennai'), other('c', 'goa')];
    const found = similarTo({ id: 'me', city: { slug: 'chennai', name: 'Chennai' } }, others, 2);
    expect(found.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
