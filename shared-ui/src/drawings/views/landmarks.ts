import { colour, leafDeep } from '../palette.ts';
import { chhatri, dome } from '../parts/roof.ts';
import { at, box, circle, flat, num, path, rect, toned } from '../svg.ts';

/** What a city is known by from afar; each rests on 0,0 and is centred. Drawn after kinds of building, not measured from one. */
export type Landmark = () => string;

const windows = (
  columns: number,
  rows: number,
  left: number,
  top: number,
  dx: number,
  dy: number,
  w: number,
  h: number,
): string => {
  let d = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      d += `M${num(left + column * dx)} ${num(top + row * dy)}h${w}v${h}h${-w}z`;
  return d;
};

/** A lighthouse in bands on its rock. */
export const lighthouse: Landmark = () =>
  [
    path('M-70 0Q-52-24-16-22Q30-30 66 0z', colour.sand),
    path('M-22-20L-14-190H14L22-20z', colour.white),
    flat(path('M-20.500-52L-18.800-88H18.800L20.500-52zM-17-124L-15.400-158H15.400L17-124z', colour.clay)),
    path('M-22-20L-14-190H14L22-20z'),
    rect(-20, -198, 40, 8, colour.teal700),
    rect(-11, -222, 22, 24, colour.marigold100),
    path('M0-222V-198M-16-222Q0-244 16-222z', colour.teal700),
    path('M0-233V-248'),
    path('M-6-20V-44a6 6 0 0 1 12 0V-20', colour.teal700),
  ].join('');

/** A memorial gate: one high arch between broad piers. */
export const gate: Landmark = () =>
  [
    rect(-96, -10, 192, 10, colour.white),
    rect(-82, -184, 164, 174, colour.dawn),
    path('M-34-10V-104a34 34 0 0 1 68 0V-10z', colour.sky),
    rect(-92, -196, 184, 14, colour.sand),
    rect(-72, -224, 144, 28, colour.dawn),
    rect(-82, -232, 164, 9, colour.sand),
    path('M-40-232Q0-262 40-232z', colour.clay),
    path('M-68-160h22v50h-22zM46-160h22v50h-22zM-68-92h22v60h-22zM46-92h22v60h-22z', undefined, {
      'stroke-width': 1.6,
    }),
    path('M-82-172H82M-64-210H64', undefined, { 'stroke-width': 1.6 }),
  ].join('');

/** Glass towers of a new city. */
export const towers: Landmark = () =>
  [
    rect(-140, -232, 62, 232, colour.sea2),
    flat(path(windows(4, 17, -134, -224, 14, 13, 11, 9), colour.sea4)),
    path('M-66 0V-300L-4-322V0z', colour.sea1),
    flat(
      path(windows(4, 22, -59, -290, 14, 13, 11, 9), colour.sea4),
      path(windows(1, 5, -31, -238, 14, 26, 11, 9), colour.marigold100),
    ),
    path('M12 0V-210Q50-264 88-210V0z', colour.paper),
    flat(path(windows(5, 15, 17, -206, 14, 13.4, 10, 9), colour.sea3)),
    rect(100, -168, 52, 168, colour.sea2),
    flat(path(windows(3, 12, 106, -160, 14, 13, 11, 8), colour.teal700)),
    path('M-35-311V-340'),
  ].join('');

/** Nets that are let down from the shore by a beam. */
export const fishingNets: Landmark = () => {
  const one = (): string =>
    [
      path('M-6 30L34-118M-20 30L34-118L150-168', undefined, { 'stroke-width': 4.5 }),
      path('M150-168L84-78M150-168L222-84M150-168L130-60M150-168L180-62', undefined, { 'stroke-width': 1.8 }),
      path('M84-78Q110-44 130-60Q156-40 180-62Q204-52 222-84Q158-22 84-78z', colour.white, { 'fill-opacity': '.7' }),
      path('M34-118L-44-92M-44-92v16M-30-98v14', undefined, { 'stroke-width': 1.8 }),
      flat(circle(-44, -70, 7, colour.stone), circle(-30, -80, 6, colour.stone)),
    ].join('');
  return at(-150, 0, one()) + at(30, 4, one(), 0.82) + at(170, 2, one(), 0.64);
};

/** Four minarets around arches. */
export const minaretGate: Landmark = () => {
  const minaret = (x: number): string =>
    [
      rect(x - 11, -214, 22, 214, colour.sand),
      rect(x - 16, -150, 32, 7, colour.white),
      rect(x - 16, -88, 32, 7, colour.white),
      rect(x - 15, -222, 30, 8, colour.white),
      at(x, -222, dome(12, 26, colour.dawn)),
    ].join('');
  return [
    rect(-74, -136, 148, 136, colour.dawn),
    path('M-36 0V-58Q-36-92 0-106Q36-92 36-58V0z', colour.sky),
    flat(
      path('M-60-130h14v16h-14zM-36-130h14v16h-14zM-8-130h16v16h-16zM22-130h14v16h-14zM46-130h14v16h-14z', colour.sea4),
    ),
    rect(-80, -146, 160, 10, colour.white),
    minaret(-80),
    minaret(80),
    path('M-60 0V-44a9 9 0 0 1 18 0V0M42 0V-44a9 9 0 0 1 18 0V0', colour.sea4),
  ].join('');
};

/** A fort on its hill. */
export const fort: Landmark = () => {
  let teeth = '';
  for (let x = -190; x < 180; x += 17) teeth += `v-8h8v8h9`;
  return [
    toned('M-330 0Q-240-64-196-92H196Q250-60 340 0z', { base: colour.leaf100, glazes: [[colour.leaf700, 0.28]] }),
    path(`M-196-90V-132${teeth}H196V-90z`, colour.clay),
    path('M-60-90V-176H-20V-90zM40-90V-160H92V-90z', colour.rose),
    at(-40, -176, chhatri(44, 16, 22)),
    at(66, -160, chhatri(54, 14, 24)),
    path('M-8-90V-116a14 14 0 0 1 28 0V-90', colour.teal800),
    path('M-220-60Q-180-40-160-8M210-66Q190-36 196-6M-60-70q24 12 54 4M90-60q30 14 60 6', undefined, {
      'stroke-width': 1.6,
    }),
  ].join('');
};

/** A temple's gate tower with its rows of figures. */
export const gopuram: Landmark = () => {
  const fills = [colour.rose, colour.sea2, colour.marigold100, colour.sea3, colour.clay] as const;
  const tiers = Array.from({ length: 8 }, (_, tier) => {
    const y = -46 - tier * 22;
    const half = 70 - tier * 6.4;
    let niches = '';
    for (let x = -half + 9; x < half - 8; x += 12) niches += `M${num(x)} ${y - 3}v-9a3.500 3.500 0 0 1 7 0v9z`;
    return (
      path(
        `M${num(-half)} ${y}L${num(-half + 5)} ${y - 22}H${num(half - 5)}L${num(half)} ${y}z`,
        fills[tier % fills.length],
      ) + flat(path(niches, colour.teal800, { 'fill-opacity': '.55' }))
    );
  });
  return [
    rect(-82, -46, 164, 46, colour.sand),
    path('M-17 0V-38H17V0', colour.teal800),
    ...tiers,
    path('M-20-222Q-24-246 0-248Q24-246 20-222z', colour.marigold500),
    path('M-12-248v-8M0-248v-10M12-248v-8'),
  ].join('');
};

/** Kites over the roofs. */
export const kites: Landmark = () => {
  const kite = (x: number, y: number, fill: string, turn: number): string =>
    at(
      x,
      y,
      path('M0-26L20 0L0 30L-20 0z', fill) +
        path('M0-26V30M-20 0H20', undefined, { 'stroke-width': 1.4 }) +
        path('M0 30q-8 14 2 26t-4 26', undefined, { 'stroke-width': 1.4 }),
      1,
      turn,
    );
  return (
    kite(-210, -290, colour.marigold500, -16) +
    kite(-40, -340, colour.rose, 12) +
    kite(120, -280, colour.sea4, -8) +
    kite(250, -350, colour.clay, 18)
  );
};

/** A gilded hall on the water, reached by a causeway. */
export const goldenHall: Landmark = () =>
  [
    rect(-300, -8, 220, 8, colour.white),
    rect(-88, -12, 176, 12, colour.white),
    rect(-72, -66, 144, 54, colour.marigold100),
    rect(-78, -76, 156, 10, colour.marigold500),
    rect(-54, -112, 108, 36, colour.marigold500, { 'fill-opacity': '.85' }),
    flat(
      path(windows(7, 1, -64, -54, 19, 0, 12, 26), colour.teal700),
      path(windows(5, 1, -45, -104, 20, 0, 11, 20), colour.marigold100),
    ),
    rect(-60, -120, 120, 9, colour.marigold500),
    at(0, -120, dome(30, 44, colour.marigold500)),
    at(-50, -120, dome(11, 18, colour.marigold500)),
    at(50, -120, dome(11, 18, colour.marigold500)),
  ].join('');

/** A white church with two towers above its steps. */
export const church: Landmark = () =>
  [
    path('M-130 0L-84-34H84L130 0z', colour.sand),
    rect(-64, -136, 128, 102, colour.white),
    path('M-64-136L0-186L64-136z', colour.white),
    ...[-1, 1].map((side) =>
      [
        rect(side * 74 - 22, -190, 44, 156, colour.white),
        path(`M${side * 74 - 24}-190L${side * 74}-232L${side * 74 + 24}-190z`, colour.clay),
        path(`M${side * 74}-232v-18M${side * 74 - 6}-243h12`),
        flat(
          path(`M${side * 74 - 8}-146v-18a8 8 0 0 1 16 0v18zM${side * 74 - 8}-84v-18a8 8 0 0 1 16 0v18z`, colour.sea4),
        ),
      ].join(''),
    ),
    path('M-16-34V-76a16 16 0 0 1 32 0V-34', colour.teal700),
    circle(0, -138, 13, colour.sea3),
    path('M-116-10H116M-100-22H100', undefined, { 'stroke-width': 1.5 }),
  ].join('');

/** A palace front that is nothing but windows for the wind. */
export const windPalace: Landmark = () => {
  const rows = [9, 9, 7, 5, 3];
  let body = '';
  rows.forEach((count, row) => {
    const y = -row * 42;
    const half = count * 15;
    body += rect(-half, y - 42, half * 2, 42, row % 2 ? colour.clay : colour.rose);
    let holes = '';
    for (let index = 0; index < count; index += 1) {
      const x = -half + 15 + index * 30;
      holes += `M${x - 8} ${y - 5}v-18a8 8 0 0 1 16 0v18z`;
      body += path(`M${x - 13} ${y - 42}q13-15 26 0z`, colour.white);
    }
    body += flat(path(holes, colour.teal800, { 'fill-opacity': '.6' }));
  });
  return (
    body + at(0, -222, dome(16, 24, colour.marigold500)) + at(-60, -178, dome(12, 18)) + at(60, -178, dome(12, 18))
  );
};

/** A cargo ship far out. */
export const ship: Landmark = () =>
  [
    path('M-130 16L-116-14H120L142-22L124 16z', colour.teal800),
    rect(-108, -58, 40, 44, colour.white),
    flat(path(windows(3, 2, -102, -52, 12, 14, 8, 7), colour.sea4)),
    ...[-56, -26, 4, 34, 64].map((x, index) =>
      rect(
        x,
        index % 2 ? -34 : -48,
        28,
        index % 2 ? 20 : 34,
        [colour.clay, colour.sea3, colour.marigold500][index % 3],
      ),
    ),
    rect(-100, -78, 16, 20, colour.clay),
  ].join('');

/** A metro on its pillars. */
export const metro: Landmark = () => {
  const piers = [-360, -220, -80, 60, 200, 340]
    .map((x) => path(`M${x - 10} 0L${x - 7}-70H${x + 7}L${x + 10} 0z`, colour.sand))
    .join('');
  const car = (x: number): string =>
    path(`M${x} -92v-30q0-8 8-8h106q8 0 8 8v30z`, colour.white) +
    flat(path(windows(5, 1, x + 12, -122, 21, 0, 15, 14), colour.sea4), rect(x, -103, 122, 5, colour.teal700));
  return piers + rect(-440, -84, 880, 14, colour.mist) + car(-210) + car(-84) + car(42);
};

/** A house of glass among trees. */
export const glassHouse: Landmark = () =>
  [
    path('M-130 0V-62Q-100-104-62-104H62Q100-104 130-62V0z', colour.sea1),
    path('M-46-104V-120Q0-168 46-120V-104z', colour.sea2),
    path(
      'M-104 0V-82M-78 0V-100M-52 0V-104M-26 0V-104M0 0V-146M26 0V-104M52 0V-104M78 0V-100M104 0V-82M-130-40H130M-110-80H110',
      undefined,
      { 'stroke-width': 1.5 },
    ),
    path('M-14 0V-34H14V0', colour.teal700),
    toned(box(-150, -12, 300, 12), leafDeep),
  ].join('');
