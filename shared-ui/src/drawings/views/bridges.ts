import { colour } from '../palette.ts';
import { num, path, rect } from '../svg.ts';
import type { Landmark } from './landmarks.ts';

/** A bridge hung from one mast, over water. */
export const cableBridge: Landmark = () => {
  let cables = '';
  for (let reach = 40; reach <= 300; reach += 26)
    cables += `M0 ${num(-250 + reach * 0.2)}L${reach} -56M0 ${num(-250 + reach * 0.2)}L${-reach} -56`;
  return [
    path(cables, undefined, { 'stroke-width': 1.3 }),
    path('M-26 20L-5-262H5L26 20H14L0-180L-14 20z', colour.white),
    rect(-420, -56, 840, 12, colour.sand),
    path('M-330-44V20M-200-44V20M200-44V20M330-44V20', undefined, { 'stroke-width': 7 }),
  ].join('');
};

/** A cantilever bridge of steel over a river. */
export const steelBridge: Landmark = () => {
  const chord: readonly (readonly [number, number])[] = [
    [-420, -62],
    [-240, -84],
    [-180, -216],
    [-90, -116],
    [90, -116],
    [180, -216],
    [240, -84],
    [420, -62],
  ];
  const heightAt = (x: number): number => {
    const next = Math.max(
      1,
      chord.findIndex(([right]) => right >= x),
    );
    const [[x1, y1] = [0, 0], [x2, y2] = [1, 0]] = [chord[next - 1], chord[next]];
    return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
  };
  let web = '';
  for (let x = -390; x < 390; x += 30) web += `M${x} -52V${num(heightAt(x))}L${x + 30} -52`;
  const top = `M${chord.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return [
    path(web, undefined, { 'stroke-width': 1.6 }),
    path(top, undefined, { 'stroke-width': 5, stroke: colour.teal700 }),
    path('M-180-216V20M180-216V20', undefined, { 'stroke-width': 9, stroke: colour.teal700 }),
    rect(-430, -56, 860, 12, colour.sea3),
    rect(-200, -6, 40, 34, colour.sand),
    rect(160, -6, 40, 34, colour.sand),
  ].join('');
};
