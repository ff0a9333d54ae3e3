/** A seeded stream of numbers in [0, 1): the same text always draws the same picture (FNV-1a into mulberry32). */
export function seeded(text: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the given things, by the stream. */
export function pick<T>(random: () => number, things: readonly [T, ...T[]]): T {
  return things[Math.floor(random() * things.length)] ?? things[0];
}
