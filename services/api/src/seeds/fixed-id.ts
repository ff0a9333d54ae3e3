/** Fixed ids: the same page on every installation. `part` is different for each table, `index` counts from 1. */
export const fixedId = (part: string, index: number): string =>
  `0190a000-0000-7000-8000-${part}${index.toString(16).padStart(8, '0')}`;
