/** One row of figures of a chart. */
export interface Series {
  name: string;
  /** One for each label; null where there is nothing to measure: a gap. */
  values: readonly (number | null)[];
}

export interface ChartData {
  kind: 'line' | 'bar';
  /** What the figures are by, in order: days, services. */
  labels: readonly string[];
  /** At most four: each has its own colour and its own stroke, so that it is known without colour. */
  series: readonly Series[];
}

/** Colour, and dashes of a line. */
export const STROKES = [
  ['var(--teal-700)', undefined],
  ['var(--marigold-700)', '7 4'],
  ['var(--coral-600)', '2 4'],
  ['var(--leaf-700)', '10 3 2 3'],
] as const;

/** A figure of a chart; a dash where there is nothing to measure. */
export const figureText = (text: Intl.NumberFormat, value: number | null | undefined): string =>
  value === null ? '–' : text.format(value ?? 0);
