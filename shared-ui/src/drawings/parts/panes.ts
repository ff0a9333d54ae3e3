import { colour } from '../palette.ts';
import { flat, num, path } from '../svg.ts';

export type Glass = 'dark' | 'mid' | 'light' | 'lit';

/** Windows of one building, gathered so that each kind of glass is one path: filled, never outlined. */
export class Panes {
  readonly #d: Record<Glass, string> = { dark: '', mid: '', light: '', lit: '' };
  readonly #random: () => number;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** Glass by chance: mostly quiet, now and then a lamp on. */
  any(): Glass {
    const value = this.#random();
    if (value < 0.13) return 'lit';
    if (value < 0.46) return 'dark';
    return value < 0.8 ? 'mid' : 'light';
  }

  box(x: number, y: number, width: number, height: number, glass: Glass = this.any()): void {
    this.#d[glass] += `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;
  }

  /** A round-headed window; x, y is its lower left corner. */
  arch(x: number, y: number, width: number, height: number, glass: Glass = this.any()): void {
    const r = width / 2;
    this.#d[glass] +=
      `M${num(x)} ${num(y)}v${num(r - height)}a${num(r)} ${num(r)} 0 0 1 ${num(width)} 0v${num(height - r)}z`;
  }

  /** A pointed arch; x, y is its lower left corner. */
  ogive(x: number, y: number, width: number, height: number, glass: Glass = this.any()): void {
    const h = height * 0.55;
    this.#d[glass] +=
      `M${num(x)} ${num(y)}v${num(-h)}q${num(width * 0.06)} ${num(h - height + width * 0.16)} ${num(width / 2)} ${num(h - height)}q${num(width * 0.44)} ${num(width * 0.16)} ${num(width / 2)} ${num(height - h)}v${num(h)}z`;
  }

  /** Everything gathered so far; forgets it, so that later masses can lie between. */
  draw(): string {
    const { dark, mid, light, lit } = this.#d;
    for (const key of ['dark', 'mid', 'light', 'lit'] as const) this.#d[key] = '';
    const layers: string[] = [];
    if (mid) layers.push(path(mid, colour.sea4, { 'fill-opacity': '.9' }));
    if (light) layers.push(path(light, colour.sea3));
    if (dark) layers.push(path(dark, colour.sea4), path(dark, colour.teal700, { 'fill-opacity': '.6' }));
    if (lit) layers.push(path(lit, colour.marigold100), path(lit, colour.marigold500, { 'fill-opacity': '.32' }));
    return flat(...layers);
  }
}
