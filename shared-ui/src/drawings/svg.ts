import { colour, type Tone } from './palette.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number with at most one decimal: a tenth of a unit is finer than any screen these are shown on. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) open += ` ${key}="${typeof value === 'number' ? num(value) : value}"`;
  }
  const body = children.join('');
  return body === '' ? `${open}/>` : `${open}>${body}</${name}>`;
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

/** A shape by path data; `fill` undefined inherits the scene's `none`. */
export const path = (d: string, fill?: string, attributes: Attributes = {}): string =>
  element('path', { d: tidy(d), fill, ...attributes });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill?: string,
  attributes: Attributes = {},
): string =>
  element('path', { d: `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`, fill, ...attributes });

export const round = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill?: string,
  attributes: Attributes = {},
): string => element('rect', { x, y, width, height, rx, fill, ...attributes });

export const circle = (cx: number, cy: number, r: number, fill?: string, attributes: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...attributes });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill?: string,
  attributes: Attributes = {},
): string => element('ellipse', { cx, cy, rx, ry, fill, ...attributes });

/** Moves (and scales, and turns by degrees) what it holds. */
export function at(
  x: number,
  y: number,
  body: string,
  scale: number | readonly [number, number] = 1,
  turn = 0,
): string {
  let transform = `translate(${num(x)} ${num(y)})`;
  if (turn !== 0) transform += `rotate(${num(turn)})`;
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  if (sx !== 1 || sy !== 1)
    transform += sx === sy ? `scale(${scaleText(sx)})` : `scale(${scaleText(sx)} ${scaleText(sy)})`;
  return group({ transform }, body);
}

const scaleText = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Masses without an outline: windows, ground tints, silhouettes. */
export const flat = (...children: readonly string[]): string => group({ stroke: 'none' }, ...children);

/** Paints a tone: the base and its glazes as flat masses, the outline (if any) on the last of them. */
export function toned(d: string, tone: Tone, outline: Attributes = {}): string {
  const last = tone.glazes.length - 1;
  const base = path(d, tone.base, last < 0 ? outline : { stroke: 'none' });
  const glazes = tone.glazes.map(([fill, opacity], index) =>
    path(d, fill, { 'fill-opacity': scaleText(opacity), ...(index === last ? outline : { stroke: 'none' }) }),
  );
  return base + glazes.join('');
}

/** Path data of an ellipse, for shapes that need a tone. */
export const oval = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 1 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-rx * 2)} 0z`;

function tidy(d: string): string {
  return d
    .replace(/-?\d*\.\d+/g, (match) => num(Number(match)))
    .replace(/\s+/g, ' ')
    .replace(/ ?([A-Za-z]) ?/g, '$1')
    .replace(/ -/g, '-')
    .trim();
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly defs?: string;
}

/** The finished drawing: one outline weight for everything inside, round ends, no fill unless a shape asks for one. */
export function drawing({ width, height, defs }: Frame, ...children: readonly string[]): string {
  const root = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${num(width)} ${num(height)}`, width, height },
    defs === undefined ? '' : element('defs', {}, defs),
    group(
      { fill: 'none', stroke: colour.ink, 'stroke-width': 2, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      ...children,
    ),
  );
  return `${root}\n`;
}
