import { colour, type Colour } from '../palette.ts';
import { cloud } from '../parts/sea.ts';
import { at, circle, ellipse, element, flat, path, rect } from '../svg.ts';

/** The frame of a view: wide, the ground's edge at `ground`, what lies in front of it below. */
export const VIEW = { width: 1440, height: 576, ground: 440 } as const;

export type Light = 'morning' | 'noon' | 'evening';

const SKIES: Readonly<Record<Light, readonly [top: Colour, middle: Colour, low: Colour]>> = {
  morning: [colour.sea2, colour.sky, colour.dawn],
  noon: [colour.sea3, colour.sea1, colour.paper],
  evening: [colour.sea2, colour.dawn, colour.rose],
};

const gradient = (id: string, stops: readonly (readonly [number, Colour, number?])[]): string =>
  element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    ...stops.map(([offset, fill, opacity]) =>
      element('stop', {
        offset: String(offset),
        'stop-color': fill,
        ...(opacity === undefined ? {} : { 'stop-opacity': String(opacity) }),
      }),
    ),
  );

/** Gradients and blurs of a view: what makes a view cost more to paint than to load as pixels. */
export function viewDefs(light: Light): string {
  const [top, middle, low] = SKIES[light];
  return [
    gradient('sky', [
      [0, top],
      [0.55, middle],
      [1, low],
    ]),
    gradient('haze', [
      [0, low, 0],
      [0.6, low, 0.62],
      [1, low, 0.95],
    ]),
    gradient('deep', [
      [0, colour.sea2],
      [0.5, colour.sea3],
      [1, colour.sea4],
    ]),
    element(
      'filter',
      { id: 'glow', x: '-1', y: '-1', width: 3, height: 3 },
      element('feGaussianBlur', { stdDeviation: 34 }),
    ),
    element(
      'filter',
      { id: 'soft', x: '-.2', y: '-.4', width: '1.4', height: '1.8' },
      element('feGaussianBlur', { stdDeviation: 3 }),
    ),
    element('filter', { id: 'mirror' }, element('feGaussianBlur', { stdDeviation: '5 1.2' })),
  ].join('');
}

/** Sky, sun with its glow, and clouds that lie softly. */
export function air(light: Light, random: () => number): string {
  const { width, ground } = VIEW;
  const x = 180 + random() * (width - 360);
  const y = light === 'noon' ? 120 : ground - 190 - random() * 60;
  const sun = light === 'evening' ? colour.marigold500 : colour.marigold100;
  const clouds = Array.from({ length: 5 }, (_, index) => {
    const size = 0.9 + random() * 1.5;
    return at(
      (index + random() * 0.7) * (width / 5) - 40,
      24 + random() * 150,
      path(cloud(), colour.white, { 'fill-opacity': '.78' }),
      [size * 1.5, size * 0.8],
    );
  });
  return flat(
    rect(0, 0, width, ground + 10, 'url(#sky)'),
    circle(x, y, 130, sun, { 'fill-opacity': '.5', filter: 'url(#glow)' }),
    circle(x, y, light === 'noon' ? 40 : 54, sun, { 'fill-opacity': '.9' }),
    element('g', { filter: 'url(#soft)' }, ...clouds),
  );
}

/** Birds far off. */
export const birds = (random: () => number): string =>
  Array.from({ length: 4 }, () =>
    at(200 + random() * 1000, 70 + random() * 120, path('M0 0q7-8 12 0q5-8 12 0', undefined, { 'stroke-width': 1.6 })),
  ).join('');

/** Light that gathers over the ground and takes the far things back. */
export const haze = (): string => flat(rect(0, VIEW.ground - 170, VIEW.width, 180, 'url(#haze)'));

/** Hills behind a city, the far ones paler. */
export function hills(random: () => number, height = 150): string {
  const ridge = (base: number, step: number): string => {
    let d = `M-20 ${VIEW.ground}V${base}`;
    for (let x = -20; x < VIEW.width + 40; x += step)
      d += `q${step / 2} ${-20 - random() * height * 0.5} ${step} ${(random() - 0.5) * 36}`;
    return `${d}V${VIEW.ground}z`;
  };
  return flat(
    path(ridge(VIEW.ground - height, 290), colour.sea3, { 'fill-opacity': '.55' }),
    path(ridge(VIEW.ground - height * 0.55, 210), colour.sea4, { 'fill-opacity': '.5' }),
  );
}

/** Roofs of the city beyond, without outlines, with their lit windows. */
export function farRoofs(random: () => number, height: number): string {
  let blocks = '';
  let lights = '';
  for (let x = -10; x < VIEW.width;) {
    const width = 26 + random() * 48;
    const tall = height * (0.35 + random() * 0.65);
    const top = VIEW.ground - tall;
    blocks += `M${x} ${VIEW.ground}V${top}h${width * 0.3}v-8h${width * 0.3}v8h${width * 0.4}V${VIEW.ground}z`;
    for (let row = top + 12; row < VIEW.ground - 30; row += 15)
      for (let column = x + 6; column < x + width - 7; column += 11)
        if (random() < 0.44) lights += `M${column} ${row}h5v7h-5z`;
    x += width + (random() < 0.3 ? 12 : 0);
  }
  return flat(
    path(blocks, colour.sea4, { 'fill-opacity': '.42' }),
    path(lights, colour.marigold100, { 'fill-opacity': '.8' }),
  );
}

/** A round shadow under what rests on the ground. */
export const shadow = (x: number, halfWidth: number): string =>
  flat(ellipse(x, VIEW.ground + 5, halfWidth, 7, colour.ink, { 'fill-opacity': '.1' }));
