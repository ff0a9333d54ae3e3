import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './check-drawing.ts';
import { capitalSuburbs, cityPoints, indiaCoastFrame, indiaCoastMap } from './city-points.ts';
import { islandPaths, mainlandPath } from './coast/trace.ts';
import { heroLabels, heroPhoneFrame, heroPhoneLabels, heroWideFrame } from './hero-labels.ts';
import { loginFrame, loginLabels } from './login-labels.ts';

const FOLDER = join(__dirname, '../../assets/drawings');
const FILES = readdirSync(FOLDER);
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');
const viewBoxOf = (file: string): string | undefined => /viewBox="([^"]+)"/.exec(read(file))?.[1];
const opened = (file: string): Element => new DOMParser().parseFromString(read(file), 'image/svg+xml').documentElement;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Which of these points have no circle around them, within half a unit. */
function withoutCircle<P extends Point>(file: string, points: readonly P[]): readonly P[] {
  const circles = [...opened(file).querySelectorAll('circle')].map((circle) =>
    ['cx', 'cy'].map((name) => Number(circle.getAttribute(name))),
  );
  return points.filter(({ x, y }) => !circles.some(([cx = NaN, cy = NaN]) => Math.hypot(cx - x, cy - y) <= 0.5));
}

it('every file is a drawing that follows the rules of the design', () => {
  expect(FILES.length).toBeGreaterThan(60);
  const faults = FILES.flatMap((file) =>
    (file.endsWith('.svg') ? faultsOf(file, read(file)) : ['is no SVG']).map((fault) => `${file} ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** What pages keep free for drawings while they load, so that they do not move; by the beginning of a name, the first counts. */
const SIZES: readonly (readonly [start: string, viewBox: string])[] = [
  ['hero-wide', `${-heroWideFrame.frameX} 0 ${heroWideFrame.width} ${heroWideFrame.height}`],
  ['hero-phone', `0 0 ${heroPhoneFrame.width} ${heroPhoneFrame.height}`],
  ['login-journey', `0 0 ${loginFrame.width} ${loginFrame.height}`],
  ['india-coast', `0 0 ${indiaCoastFrame.width} ${indiaCoastFrame.height}`],
  ['night-kitchen-phone', '0 0 390 300'],
  ['night-kitchen', `${-heroWideFrame.frameX} 0 2560 340`],
  ['two-screens-light', '0 0 336 190'],
  ['two-screens', '0 0 480 420'],
  ['care-', '0 0 400 280'],
  ['read-', '0 0 400 280'],
  ['service-', '0 0 56 56'],
  ['view-', '0 0 1440 576'],
  ['ayana-mark', '0 0 44 32'],
  ['favicon', '0 0 32 32'],
  ['street', '0 0 720 140'],
  ['stamp', '0 0 100 100'],
  ['empty-inbox', '0 0 480 240'],
  ['not-found', '0 0 640 280'],
  ['access-denied', '0 0 374 104'],
];

it('every drawing has the size that pages keep free for it', () => {
  const sized = FILES.flatMap((file) => {
    const size = SIZES.find(([start]) => file.startsWith(start))?.[1];
    return size === undefined ? [] : [{ file, has: viewBoxOf(file), size }];
  });
  expect(sized.filter(({ has, size }) => has !== size)).toEqual([]);
  expect(SIZES.filter(([start]) => !FILES.some((file) => file.startsWith(start)))).toEqual([]);
});

it.each([
  ['hero-wide.svg', heroLabels],
  ['hero-phone.svg', heroPhoneLabels],
  ['login-journey.svg', loginLabels],
])('the ten numbers that the page lays over %s are on its stops', (file, labels) => {
  const numbers = labels.filter(({ kind }) => kind === 'number');
  expect(numbers).toHaveLength(10);
  expect(withoutCircle(file, numbers)).toEqual([]);
});

it('the map of India has its coast, and the cities where the pages lay their names', () => {
  const cities = Object.entries(cityPoints).flatMap(([city, point]) =>
    capitalSuburbs.includes(city) ? [] : [{ city, ...point }],
  );
  expect(withoutCircle('india-coast.svg', cities)).toEqual([]);
  const lines = new Set([...opened('india-coast.svg').querySelectorAll('path')].map((path) => path.getAttribute('d')));
  const mainland = mainlandPath(indiaCoastMap);
  const coasts = { land: `${mainland}V-20H-200z`, mainland, islands: islandPaths(indiaCoastMap) };
  const missing = Object.entries(coasts).filter(([, coast]) => !lines.has(coast.replaceAll(' -', '-')));
  expect(missing.map(([name]) => name)).toEqual([]);
});

it.each([
  ['holds <text>', '<text>Enquiry</text>'],
  ['holds <image>', '<image href="a.png"/>'],
  ['holds <script>', '<script>1</script>'],
  ['holds <foreignObject>', '<foreignObject/>'],
  ['holds <animate>', '<animate/>'],
  ['holds a script (onload)', '<g onload="1"/>'],
  ['holds a style attribute', '<g style="fill:red"/>'],
  ['refers to https://example.org/a', '<use href="https://example.org/a"/>'],
  ['refers to url(https://example.org/a)', '<g filter="url(https://example.org/a)"/>'],
  ['loads something', '<style>@import "a.css"</style>'],
  ['moves for who prefers', '<style>.a{animation:d 1s}</style>'],
  ['uses #ABCDEF', '<style>.a{fill:#ABCDEF}</style>'],
  ['paints with red', '<g fill="red"/>'],
  ['paints with #ABC', '<g stroke="#ABC"/>'],
  ['holds a number that is none', '<path d="M0 NaN"/>'],
  ['is no well-formed SVG', '<g>'],
])('a drawing that %s is refused', (fault, held) => {
  const svg = (body: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9">${body}</svg>`;
  expect(faultsOf('x', svg('<g fill="#FFFFFF"/>'))).toEqual([]);
  expect(faultsOf('x', svg(held))).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
});

it('a drawing that is too heavy, or says no size, is refused', () => {
  const svg = (size: string, length = 0): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${size}><path d="M${Array.from({ length }, (_, at) => Math.imul(at, 2_654_435_761)).join(' ')}"/></svg>`;
  expect(faultsOf('favicon', svg('width="9" height="9"', 9))).toEqual([]);
  expect(faultsOf('favicon', svg('width="9" height="9"', 900))).toEqual([expect.stringContaining('weighs')]);
  expect(faultsOf('x', svg('width="9" height="8"'))).toEqual([expect.stringContaining('width and height')]);
  expect(faultsOf('x', svg(''))).toEqual([expect.stringContaining('width and height')]);
});
