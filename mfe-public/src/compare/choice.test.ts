import { cleanIds, comparedIn, comparePath, toggled } from './choice';

const id = (n: number): string => `0190a000-0000-7000-8000-00080000000${n}`;
const [a, b, c, d] = [id(1), id(2), id(3), id(4)];

describe('what is compared', () => {
  it('is in the URL, at most three, without duplicates', () => {
    expect(comparedIn(new URLSearchParams(comparePath('hospitals', [a, b]).split('?')[1]))).toEqual({
      kind: 'hospitals',
      ids: [a, b],
    });
    expect(cleanIds([a, a.toUpperCase(), 'nonsense', '', b, c, d])).toEqual([a, b, c]);
    expect(comparedIn(new URLSearchParams(`doctors=${c}`))).toEqual({ kind: 'doctors', ids: [c] });
    expect(comparedIn(new URLSearchParams(`hospitals=x&doctors=${c}`))).toEqual({ kind: 'doctors', ids: [c] });
    expect(comparedIn(new URLSearchParams())).toEqual({ kind: 'hospitals', ids: [] });
    expect(comparePath('doctors', [])).toBe('/compare');
  });

  it('adds one while there is room, and removes one', () => {
    expect(toggled([a, b], c)).toEqual([a, b, c]);
    expect(toggled([a, b, c], d)).toEqual([a, b, c]);
    expect(toggled([a, b, c], b)).toEqual([a, c]);
  });
});
