import { readFileSync } from 'node:fs';

/** Attributes an element inherits. */
interface Style {
  fill: string;
  stroke: string;
  width: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
}

const START: Style = { fill: '#000000', stroke: 'none', width: 1, cap: 'butt', join: 'miter' };
const CAPS: readonly Style['cap'][] = ['butt', 'round', 'square'];
const JOINS: readonly Style['join'][] = ['miter', 'round', 'bevel'];

type Attributes = ReadonlyMap<string, string>;

const FILES = new URL('../../../brochure-assets/', import.meta.url);
const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const TRANSFORM = /(translate|rotate|scale)\(([^)]*)\)/g;

const attributesOf = (text: string): Attributes =>
  new Map(Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]));
const number = (attributes: Attributes, name: string, fallback = 0): number => Number(attributes.get(name) ?? fallback);

function styleOf(attributes: Attributes, inherited: Style): Style {
  return {
    fill: attributes.get('fill') ?? inherited.fill,
    stroke: attributes.get('stroke') ?? inherited.stroke,
    width: number(attributes, 'stroke-width', inherited.width),
    cap: CAPS.find((each) => each === attributes.get('stroke-linecap')) ?? inherited.cap,
    join: JOINS.find((each) => each === attributes.get('stroke-linejoin')) ?? inherited.join,
  };
}

function transform(doc: PDFKit.PDFDocument, text: string): void {
  for (const [, kind, values = ''] of text.matchAll(TRANSFORM)) {
    const [first = 0, second] = values.split(/[\s,]+/).map(Number);
    if (kind === 'translate') doc.translate(first, second ?? 0);
    else if (kind === 'scale') doc.scale(first, second ?? first);
    else doc.rotate(first);
  }
}

/** Draws the path of an element; false when it is not a shape. */
function outline(doc: PDFKit.PDFDocument, name: string, at: Attributes): boolean {
  if (name === 'path') doc.path(at.get('d') ?? '');
  else if (name === 'circle') doc.circle(number(at, 'cx'), number(at, 'cy'), number(at, 'r'));
  else if (name === 'ellipse') doc.ellipse(number(at, 'cx'), number(at, 'cy'), number(at, 'rx'), number(at, 'ry'));
  else if (name === 'rect')
    doc.roundedRect(number(at, 'x'), number(at, 'y'), number(at, 'width'), number(at, 'height'), number(at, 'rx'));
  else return false;
  return true;
}

function shape(doc: PDFKit.PDFDocument, name: string, attributes: Attributes, style: Style): void {
  const fills = style.fill !== 'none';
  const strokes = style.stroke !== 'none';
  if (!fills && !strokes) return;
  doc.save();
  transform(doc, attributes.get('transform') ?? '');
  doc.fillOpacity(number(attributes, 'fill-opacity', 1)).strokeOpacity(number(attributes, 'stroke-opacity', 1));
  doc.lineWidth(style.width).lineCap(style.cap).lineJoin(style.join);
  if (outline(doc, name, attributes)) {
    const rule = attributes.get('fill-rule') === 'evenodd' ? 'even-odd' : 'non-zero';
    if (fills && strokes) doc.fillAndStroke(style.fill, style.stroke, rule);
    else if (fills) doc.fill(style.fill, rule);
    else doc.stroke(style.stroke);
  }
  doc.restore();
}

const files = new Map<string, string>();

function svgOf(file: string): string {
  const known = files.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(file, FILES), 'utf8');
  files.set(file, text);
  return text;
}

/**
 * Draws one of our own drawings, which consist of groups, plain shapes and clips of one shape (shared-ui/src/drawings). Gradients are not
 * supported: no drawing in `brochure-assets` has any.
 * @param width in points; the height follows
 * @returns the height, in points
 */
export function drawSvg(doc: PDFKit.PDFDocument, file: string, x: number, y: number, width: number): number {
  const text = svgOf(file);
  const styles: Style[] = [START];
  const clips = new Map<string, readonly [name: string, attributes: Attributes]>();
  let clip: string | null = null;
  let scale = 1;
  let height = 0;
  doc.save();
  for (const [, closes = '', name = '', written = '', ends = ''] of text.matchAll(TAG)) {
    const inherited = styles.at(-1) ?? START;
    if (closes) {
      if (name === 'clipPath') clip = null;
      if (name === 'g') {
        doc.restore();
        styles.pop();
      }
      continue;
    }
    const attributes = attributesOf(written);
    if (name === 'svg') {
      scale = width / number(attributes, 'width', 1);
      height = number(attributes, 'height') * scale;
      doc.translate(x, y).scale(scale);
      continue;
    }
    if (name === 'clipPath') {
      clip = attributes.get('id') ?? '';
      continue;
    }
    if (clip !== null) {
      clips.set(clip, [name, attributes]);
      continue;
    }
    const style = styleOf(attributes, inherited);
    if (name === 'g') {
      doc.save();
      transform(doc, attributes.get('transform') ?? '');
      const within = clips.get(/^url\(#(.+)\)$/.exec(attributes.get('clip-path') ?? '')?.[1] ?? '');
      if (within && outline(doc, ...within)) doc.clip();
      if (ends) doc.restore();
      else styles.push(style);
    } else shape(doc, name, attributes, style);
  }
  doc.restore();
  return height;
}
