export type Line = 'phone' | 'slow_3g';

interface Conditions {
  readonly title: string;
  /** Milliseconds of a round trip. */
  readonly latency: number;
  /** Bytes a second. */
  readonly down: number;
  readonly up: number;
  /** Longest wait for what was tapped, in milliseconds. */
  readonly patience: number;
}

const mbit = (value: number): number => (value * 1024 * 1024) / 8;

/** A processor a quarter as fast goes with each. */
export const LINES: Readonly<Record<Line, Conditions>> = {
  // Lighthouse's mobile line.
  phone: {
    title: 'a slow phone (1.6 Mbit/s, 150 ms)',
    latency: 150,
    down: mbit(1.6),
    up: mbit(0.75),
    patience: 15_000,
  },
  // What the browsers' developer tools call slow 3G.
  slow_3g: { title: 'slow 3G (0.4 Mbit/s, 400 ms)', latency: 400, down: mbit(0.4), up: mbit(0.4), patience: 40_000 },
};
