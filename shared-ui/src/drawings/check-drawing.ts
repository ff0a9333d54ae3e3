import { brotliCompressSync } from 'node:zlib';
import { colour } from './palette.ts';

/** Most bytes of a compressed drawing (brotli), by the prefix of its name; the first match counts. */
const budgets: readonly (readonly [string, number])[] = [
  ['hero-', 14_000],
  ['hospital-', 4_000],
  ['service-', 1_000],
  ['ayana-', 500],
  ['favicon', 500],
  ['', 6_000],
];

const palette = new Set<string>(Object.values(colour));

/** The faults of a drawing; empty when it follows the rules of the design. */
export function faultsOf(name: string, svg: string): readonly string[] {
  const faults: string[] = [];
  for (const hex of new Set(svg.match(/#[0-9A-Fa-f]{3,8}\b(?!\))/g))) {
    if (!palette.has(hex.toUpperCase())) faults.push(`uses ${hex}, which is no colour of the look`);
  }
  if (/<(text|image|script|foreignObject)\b/.test(svg))
    faults.push('holds text, an image or a script; words are laid over by the page');
  if (/NaN|undefined|Infinity/.test(svg)) faults.push('holds a number that is none');
  const budget = budgets.find(([start]) => name.startsWith(start))?.[1] ?? 0;
  const weight = brotliCompressSync(svg).length;
  if (weight > budget) faults.push(`weighs ${weight} bytes (brotli), more than ${budget}`);
  return faults;
}
