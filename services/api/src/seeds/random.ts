/**
 * Deterministic random values, seeded by a text, so that a row's values do not depend on the rows before it. Mulberry32 on an FNV-1a hash;
 * for sample data, never for secrets.
 */
export class SeededRandom {
  private state: number;

  constructor(text: string) {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    this.state = hash >>> 0;
  }

  /** From 0 up to, but excluding, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `first` to `last`, both included. */
  between(first: number, last: number): number {
    return first + Math.floor(this.next() * (last - first + 1));
  }

  /** @throws RangeError for an empty list */
  one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to choose from');
    return item;
  }

  /** `count` different ones, in their original order. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const keyed = items.map((item, place) => ({ item, place, key: this.next() }));
    return keyed
      .toSorted((a, b) => a.key - b.key)
      .slice(0, count)
      .toSorted((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }

  /** True with this probability in per cent. */
  in100(times: number): boolean {
    return this.next() * 100 < times;
  }
}
