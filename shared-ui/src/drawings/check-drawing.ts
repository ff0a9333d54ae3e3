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

const SVG = 'http://www.w3.org/2000/svg';
/** Shapes and paint. Text, pictures, scripts, links and animation elements have no place in a drawing. */
const ELEMENTS = new Set(
  (
    'svg g defs style path rect circle ellipse line polyline polygon use clipPath mask ' +
    'linearGradient radialGradient stop filter feGaussianBlur'
  ).split(' '),
);
const PAINTS = new Set(['fill', 'stroke', 'stop-color', 'flood-color', 'color']);
const palette = new Set<string>(Object.values(colour));

/** The faults of a drawing, of a file or drawn from data; empty when it follows the rules of the design. Needs a DOM. */
export function faultsOf(name: string, svg: string): readonly string[] {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  // The pictures of links put what is inside the first element into another drawing.
  if (!svg.startsWith('<svg ') || root.namespaceURI !== SVG)
    return ['is no well-formed SVG that begins with <svg xmlns'];
  const faults = [root, ...root.querySelectorAll('*')].flatMap(faultsOfElement);
  const [, , ...size] = root.getAttribute('viewBox')?.split(' ') ?? [];
  if (size.join(' ') !== `${root.getAttribute('width')} ${root.getAttribute('height')}`)
    faults.push('says another width and height than its viewBox, or none');
  for (const hex of new Set(svg.match(/#[0-9A-Fa-f]{3,8}\b(?!\))/g))) {
    if (!palette.has(hex.toUpperCase())) faults.push(`uses ${hex}, which is no colour of the look`);
  }
  if (/NaN|undefined|Infinity/.test(svg)) faults.push('holds a number that is none');
  const budget = budgets.find(([start]) => name.startsWith(start))?.[1] ?? 0;
  const weight = brotliCompressSync(svg).length;
  if (weight > budget) faults.push(`weighs ${weight} bytes (brotli), more than ${budget}`);
  return [...new Set(faults)];
}

function faultsOfElement({ tagName, attributes, textContent }: Element): string[] {
  if (!ELEMENTS.has(tagName)) return [`holds <${tagName}>: only shapes and paint; words are laid over by the page`];
  const faults = [...attributes].flatMap((attribute) => faultsOfAttribute(attribute));
  if (tagName !== 'style') return faults;
  if (/@import|url\(/.test(textContent)) faults.push('loads something by its <style>');
  if (/animation|transition/.test(textContent.split(/@media ?\(prefers-reduced-motion: ?no-preference\)/)[0] ?? ''))
    faults.push('moves for who prefers reduced motion');
  return faults;
}

function faultsOfAttribute({ name, value }: Attr): string[] {
  if (name.startsWith('on')) return [`holds a script (${name})`];
  if (name === 'style') return ['holds a style attribute: say it in attributes of its own'];
  if (name.endsWith('href') ? !value.startsWith('#') : /url\((?!#)/.test(value)) return [`refers to ${value}`];
  return PAINTS.has(name) && !/^(none|url\(#\w+\)|#[0-9A-Fa-f]{6})$/.test(value)
    ? [`paints with ${value}: say none, url(#…) or a colour of the look as #RRGGBB`]
    : [];
}
