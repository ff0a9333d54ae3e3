import { colour } from '../palette.ts';
import { at, circle, flat, path, rect, round } from '../svg.ts';
import { sittingMan, sittingWoman } from './people.ts';

/** Where things of the house are, in its own units: left wall 0, ground 0, up is negative. */
export const house = { width: 280, height: 172, lampX: 120, lampTop: -137, doorX: 30 } as const;

export interface HouseLight {
  readonly wall: string;
  readonly roof: string;
  readonly glow: number;
  readonly dusk: boolean;
  readonly cat: string;
  readonly tank: string;
}

export const dayLight: HouseLight = {
  wall: colour.paper,
  roof: colour.white,
  glow: 0.24,
  dusk: false,
  cat: colour.ink,
  tank: colour.teal800,
};
export const nightLight: HouseLight = {
  wall: colour.teal900,
  roof: colour.teal800,
  glow: 0.62,
  dusk: true,
  cat: colour.ink,
  tank: colour.teal800,
};

/** The house with the kitchen where the journey is planned and where it ends: left wall on x = 0, ground on y = 0. */
export function kitchenHouse(light: HouseLight): string {
  return [
    roofTop(light),
    rect(0, -161, 280, 161, light.wall),
    rect(-10, -172, 300, 12, light.roof),
    room(light),
    door(light),
  ].join('');
}

function room(light: HouseLight): string {
  const base = light.dusk ? colour.marigold100 : colour.white;
  return [
    flat(
      rect(66, -142, 198, 134, base),
      rect(66, -142, 198, 134, colour.marigold500, { 'fill-opacity': String(light.glow) }),
      rect(66, -34, 198, 26, colour.clay, { 'fill-opacity': '.4' }),
      path('M108-120L74-8H178L132-120z', colour.white, { 'fill-opacity': light.dusk ? '.45' : '.6' }),
    ),
    inkInside(light, furniture(light)),
    rect(66, -142, 198, 134, undefined),
  ].join('');
}

/** At night the outlines outside are light; inside the lit room they stay ink. */
const inkInside = (light: HouseLight, body: string): string =>
  light.dusk ? `<g stroke="${colour.ink}">${body}</g>` : body;

function furniture(light: HouseLight): string {
  return [
    shelf(),
    at(158, -129, calendar()),
    at(204, -128, windowView(light)),
    at(102, -46, sittingWoman()),
    at(206, -46, sittingMan()),
    path('M90-39V-8M220-39V-8', undefined, { 'stroke-width': 3 }),
    at(
      140,
      -46,
      path('M0 0L8-23H31L23 0z', colour.teal800) + path('M4-2L11-20H27L21-2z', colour.sea1, { stroke: 'none' }),
    ),
    at(172, -46, cup()),
    path('M184-46l3-5h20l-2 5z', colour.white, { 'stroke-width': 1.5 }),
    rect(78, -46, 156, 7, colour.clay),
    lamp(),
  ].join('');
}

const lamp = (): string =>
  circle(120, -118, 5, colour.white, { 'stroke-width': 1.5 }) +
  path('M106-119C106-130 111-136 120-136C129-136 134-130 134-119z', colour.marigold500) +
  path('M120-142V-136', undefined, { stroke: colour.marigold500, 'stroke-width': 4.5 });

const shelf = (): string =>
  [
    path('M72-104H98'),
    rect(75, -114, 7, 10, colour.clay, { 'stroke-width': 1.5 }),
    path('M78.500-114C70-118 73-126 79-122C84-128 88-119 78.500-114z', colour.leaf700, { 'stroke-width': 1.5 }),
    round(86, -113, 7, 9, 2, colour.sea3, { 'stroke-width': 1.5 }),
    path('M76-104v10M76-94a4.500 4.500 0 1 0 .1 0M92-104v14', undefined, { 'stroke-width': 1.5 }),
    path('M89-90h6l-1 6h-4z', colour.sea4, { 'stroke-width': 1.5 }),
  ].join('');

const calendar = (): string =>
  rect(-12, 0, 24, 30, colour.white, { 'stroke-width': 1.6 }) +
  rect(-12, 0, 24, 8, colour.clay, { 'stroke-width': 1.6 }) +
  path('M-6 14h.1M0 14h.1M6 14h.1M-6 20h.1M6 20h.1M-6 25h.1M0 25h.1', undefined, { 'stroke-width': 2.2 }) +
  circle(0, 20, 3.2, undefined, { stroke: colour.marigold500 });

const windowView = (light: HouseLight): string =>
  [
    flat(
      rect(0, 0, 46, 48, light.dusk ? colour.teal800 : colour.sky),
      rect(0, 27, 46, 21, light.dusk ? colour.teal700 : colour.sea3),
      light.dusk ? circle(34, 11, 4, colour.marigold100) : circle(34, 19, 5, colour.dawn),
    ),
    path('M0 0H46V48H0zM23 0V48'),
    path('M-5-3C1 14-8 30-4 48M51-3C45 14 54 30 50 48'),
    path('M-7-3H53', undefined),
  ].join('');

const cup = (): string =>
  path('M0 0C-5 0-6-5-6-11H6C6-5 5 0 0 0zM6-9q5-1 4 3q-2 3-6 2', colour.white, { 'stroke-width': 1.6 }) +
  path('M-2-15q-3-3 0-6t0-6', undefined, { 'stroke-width': 1.4 });

function door(light: HouseLight): string {
  return [
    rect(14, -70, 38, 70, light.dusk ? colour.marigold500 : colour.sea2, light.dusk ? { 'fill-opacity': '.5' } : {}),
    path('M14-70L40-62V11L14 1z', colour.teal700),
    circle(35, -26, 1.6, colour.marigold500, { stroke: 'none' }),
    rect(7, -82, 52, 8, light.dusk ? colour.teal700 : colour.clay),
  ].join('');
}

function roofTop(light: HouseLight): string {
  return [
    path('M22-172V-179M44-172V-179') + round(18, -198, 30, 19, 4, light.tank),
    at(164, -172, cat(light)),
    at(192, -172, laundry()),
  ].join('');
}

/** A cat who waits on the roof. */
const cat = (light: HouseLight): string =>
  path('M11-3c9 3 12-5 9-10c-1-3 2-6 4-3', undefined, light.dusk ? {} : { stroke: light.cat, 'stroke-width': 3.6 }) +
  path(
    'M-11 0C-14-9-9-15-5-18C-9-21-9-27-8-32L-3-28H3L8-32C9-27 9-21 5-18C10-15 13-8 11 0z',
    light.cat,
    light.dusk ? {} : { stroke: light.cat },
  );

const laundry = (): string =>
  [
    path('M0 0V-36M74 0V-36M0-33Q37-21 74-33'),
    path('M8-31L14-29.500Q18-26 23-28L30-26L31-17L27-18V-6H12V-20L7-21z', colour.clay),
    path('M37-27H52L55-3H47L44.500-18L42-3H34z', colour.sea3),
    path('M57-28L69-31V-9H57z', colour.marigold100),
  ].join('');

/** A second house with a flat roof: on 0,0, left wall on x = 0. */
export function neighbour(
  width: number,
  height: number,
  wall: string,
  windows: string,
  roof: string = colour.white,
): string {
  return rect(0, -height, width, height, wall) + rect(-6, -height - 8, width + 12, 8, roof) + flat(windows);
}
