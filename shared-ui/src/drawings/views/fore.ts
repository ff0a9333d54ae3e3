import { colour, leafDeep, leafTone, skin } from '../palette.ts';
import { walkingMan, walkingWoman } from '../parts/people.ts';
import { bush, cypress, palm, tree, tuft } from '../parts/plants.ts';
import { boat, wavelets } from '../parts/sea.ts';
import { at, element, flat, group, num, path, rect } from '../svg.ts';
import { VIEW } from './air.ts';

export type Front = 'sea' | 'river' | 'lake' | 'street';
export type Trees = 'palms' | 'cypresses' | 'trees';

const { width, height, ground } = VIEW;
const grown = (x: number, y: number, body: string, scale: number): string =>
  at(x, y, group({ 'stroke-width': num(2 / scale) }, body), scale);

/** Water before the city, with what is behind it mirrored in it. */
export function waterFront(kind: Exclude<Front, 'street'>, standing: string, random: () => number): string {
  const shore = ground + (kind === 'sea' ? 26 : 14);
  const mirrored = element(
    'g',
    { opacity: '.26', filter: 'url(#mirror)', transform: `translate(0 ${num(shore * 1.52)})scale(1 -.52)` },
    standing,
  );
  const glints = Array.from({ length: 26 }, () => {
    const y = shore + 14 + random() * (height - shore - 20);
    return `M${num(random() * width)} ${num(y)}h${num(18 + random() * 60)}`;
  }).join('');
  const waves: [number, number][] = Array.from({ length: 22 }, () => [
    random() * width,
    shore + 20 + random() * (height - shore - 40),
  ]);
  const clip = element('clipPath', { id: 'water' }, element('rect', { x: 0, y: shore, width, height: height - shore }));
  return [
    clip,
    flat(rect(0, shore, width, height - shore, 'url(#deep)')),
    group({ 'clip-path': 'url(#water)' }, mirrored),
    path(glints, undefined, { stroke: colour.white, 'stroke-opacity': '.55', 'stroke-width': 2.4 }),
    wavelets(waves, colour.white),
    bank(kind, shore, random),
  ].join('');
}

function bank(kind: Exclude<Front, 'street'>, shore: number, random: () => number): string {
  if (kind === 'sea') {
    const sand = `M0 ${ground}H${width}V${shore}q-90 9-180 0t-180 0t-180 0t-180 0t-180 0t-180 0t-180 0t-180 0z`;
    return (
      path(sand, colour.sand, { stroke: 'none' }) +
      path(`M0 ${shore + 4}q90-9 180 0${'t180 0'.repeat(7)}`, undefined, { stroke: colour.white, 'stroke-width': 5 })
    );
  }
  const tufts = Array.from({ length: 16 }, () => at(random() * width, shore + 2, tuft())).join('');
  return [
    rect(-4, ground, width + 8, shore - ground, kind === 'river' ? colour.sand : colour.leaf100),
    kind === 'river'
      ? path(Array.from({ length: 37 }, (_, index) => `M${index * 40} ${ground + 2}v10`).join(''), undefined, {
          'stroke-width': 1.4,
        })
      : tufts,
  ].join('');
}

/** Boats, each with its own shadow on the water. */
export const boats = (random: () => number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const scale = 0.8 + index * 0.24;
    const [x, y] = [((index + 0.25 + random() * 0.5) * width) / count, ground + 60 + index * 22];
    return (
      flat(
        path(`M${num(x - 34 * scale)} ${num(y + 8)}h${num(64 * scale)}`, undefined, {
          stroke: colour.teal700,
          'stroke-opacity': '.25',
          'stroke-width': 5,
        }),
      ) + grown(x, y, boat(), scale)
    );
  }).join('');

const road = ground + 46;

/** The pavement and the road before it. */
export const streetGround = (): string =>
  [
    flat(rect(0, ground, width, 46, colour.sand), rect(0, road, width, height - road, colour.mist)),
    path(`M0 ${ground}H${width}M0 ${road}H${width}`),
    path(`M0 ${ground + 22}H${width}`, undefined, { 'stroke-width': 1.2, 'stroke-opacity': '.35' }),
  ].join('');

/** People who walk there. */
export function passersBy(random: () => number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const x = (index + 0.2 + random() * 0.6) * (width / 9);
    const dress = [colour.teal700, colour.clay, colour.sea4, colour.marigold500][index % 4];
    const tone = skin(2 + Math.floor(random() * 5));
    const scale = 0.98 + random() * 0.16;
    return grown(x, road - 4, random() < 0.5 ? walkingWoman(dress, colour.rose, tone) : walkingMan(dress, tone), scale);
  }).join('');
}

/** One tree of the city's kind, standing on 0,0. */
export function plant(kind: Trees, random: () => number, scale = 1): string {
  const tall = 84 + random() * 46;
  if (kind === 'palms') return grown(0, 0, palm(tall + 20, (random() - 0.5) * 22, 0.95), scale);
  if (kind === 'cypresses') return grown(0, 0, cypress(tall, random() < 0.5 ? leafTone : leafDeep), scale);
  return grown(0, 0, tree(tall, random() < 0.5 ? leafTone : leafDeep, 1), scale);
}

/** Trees and bushes along the edge of the ground. */
export function greenery(kind: Trees, random: () => number, count: number): string {
  const places = Array.from({ length: count }, (_, index) => (index + random()) * (width / count));
  return places
    .map(
      (x) =>
        at(x, ground, plant(kind, random)) +
        at(x + 26, ground, bush(random() < 0.5, random() < 0.5 ? leafTone : leafDeep, 1)),
    )
    .join('');
}

/** Large leaves and trunks at both edges, nearer than everything else, so that one looks out from under them. */
export function nearFrame(kind: Trees, random: () => number): string {
  const foot = height + 8;
  return [
    at(64, foot, plant(kind, random, 2.3)),
    at(width - 84, foot, plant(kind, random, 2)),
    ...[10, 120, 190, width - 20, width - 150, width - 240].map((x) =>
      at(x, foot - 4, bush(random() < 0.6, random() < 0.5 ? leafTone : leafDeep, 1.9)),
    ),
  ].join('');
}
