import { colour } from '../palette.ts';
import { pick } from '../random.ts';
import { at, circle, flat, path, rect, round } from '../svg.ts';
import { FRONT, walls } from './parts.ts';
import type { Room, TheatreKit } from './record.ts';

/** Beds from which a hospital has enough theatres for two lamps over each table. */
const LARGE = 200;

const lamp = (): string =>
  path('M0 0V30') +
  path('M-38 66C-34 38 34 38 38 66z', colour.white) +
  flat(path('M-28 66H28L54 186H-54z', colour.marigold500, { 'fill-opacity': '.14' }));

const screen = (trace: string): string =>
  path('M0 0V-140M-26 0H26', undefined, { 'stroke-width': 3.5 }) +
  round(-46, -206, 92, 70, 7, colour.teal800) +
  flat(rect(-39, -199, 78, 56, colour.teal900)) +
  path(trace, undefined, { stroke: colour.marigold500 }) +
  path('M-32-152H-4M10-152H32', undefined, { stroke: colour.sea3 });

const BEATS = 'M-32-170H-14L-8-186L2-158L10-178L15-170H32';
const CALM = 'M-32-170q8-14 16 0t16 0t16 0t16 0';

/** What is beside the table, on 0,0. */
const kits: Readonly<Record<TheatreKit, () => string>> = {
  robot: () =>
    [
      round(-26, -60, 52, 60, 6, colour.white),
      path('M0-60V-150', undefined, { 'stroke-width': 8 }),
      ...[-1, 0, 1].map((side) =>
        at(0, -146, path(`M0 0L${-34 + side * 20}-30L${-78 + side * 22} 10V34`, undefined, { 'stroke-width': 5 })),
      ),
      circle(0, -148, 9, colour.sea4),
    ].join(''),
  heart: () =>
    [
      round(-38, -56, 76, 56, 5, colour.white),
      ...[-22, 0, 22].map((x) => circle(x, -28, 9, colour.sea3)),
      path('M-22-56C-22-96-60-84-74-104M0-56C0-110-40-100-70-116', undefined, {
        stroke: colour.coral600,
        'stroke-width': 3,
      }),
      path('M26-56V-110H8', undefined, { 'stroke-width': 3 }),
    ].join(''),
  scope: () =>
    [
      path('M0 0V-170H-76', undefined, { 'stroke-width': 6 }),
      path('M-28 0H28', undefined, { 'stroke-width': 6 }),
      round(-104, -180, 34, 22, 5, colour.white),
      path('M-94-158V-138M-80-158V-138', undefined, { 'stroke-width': 6 }),
    ].join(''),
  bones: () =>
    [
      round(-20, -58, 44, 58, 5, colour.white),
      path('M-10-58C-10-176-110-176-110-96', undefined, { 'stroke-width': 12 }),
      path('M-10-58C-10-176-110-176-110-96', undefined, { stroke: colour.sea1, 'stroke-width': 8 }),
      round(-130, -100, 40, 20, 4, colour.white),
    ].join(''),
  general: () =>
    [
      path('M-34 0V-70M34 0V-70', undefined, { 'stroke-width': 3 }),
      rect(-40, -78, 80, 10, colour.white),
      rect(-34, -36, 68, 8, colour.white),
      path('M-26-82h14M-6-82h10M12-82h16', undefined, { stroke: colour.sea4, 'stroke-width': 4 }),
    ].join(''),
};

const table = (cloth: string): string =>
  [
    path('M114 0V-76M82 0H168', undefined, { 'stroke-width': 6 }),
    rect(0, -90, 236, 14, colour.white),
    path('M12-90C16-106 40-108 50-90z', colour.white),
    path('M58-90C94-102 190-102 230-90V-52H66C60-64 58-78 58-90z', cloth),
    path('M104-94C100-78 102-64 106-52M168-96C164-78 166-64 170-52', undefined, { 'stroke-width': 1.5 }),
  ].join('');

/** An operating theatre before the first patient, fitted for what the hospital is known for. */
export function theatre(room: Room): string {
  const { record, random } = room;
  const isTurned = random() < 0.5;
  const cloth = pick(random, [colour.sea3, colour.sea4, colour.leaf100, colour.sea2]);
  const trace = pick(random, [BEATS, CALM]);
  const body = [
    record.beds >= LARGE ? at(110, 0, lamp()) + at(206, 0, lamp(), 0.9) : at(150, 0, lamp(), 1.16),
    path('M0 168H400', undefined, { stroke: colour.white, 'stroke-width': 3 }),
    at(36, FRONT, table(cloth)),
    at(350, FRONT, screen(trace)),
    at(304, FRONT, kits[record.kit]()),
  ].join('');
  return walls(room) + (isTurned ? at(400, 0, body, [-1, 1]) : body);
}
