import { similarTo } from './doctor';
import type { SimilarDoctor } from './doctor';

const other = (id: string, city: string): SimilarDoctor => ({ id, city: { slug: city, name: city } }) as SimilarDoctor;

describe('a doctor', () => {
  it('has similar doctors, those of the same city first, without themself', () => {
    const others = [other('a', 'delhi'), other('me', 'chennai'), other('b', 'chennai'), other('c', 'goa')];
    const found = similarTo({ id: 'me', city: { slug: 'chennai', name: 'Chennai' } }, others, 2);
    expect(found.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
