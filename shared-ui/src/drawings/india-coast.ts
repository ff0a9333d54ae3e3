import { capitalSuburbs, cityPoints, indiaCoastFrame, indiaCoastMap as map } from './city-points.ts';
import { islandPaths, mainlandPath } from './coast/trace.ts';
import { colour } from './palette.ts';
import { journey, stop } from './parts/journey.ts';
import { wavelets } from './parts/sea.ts';
import { circle, drawing, element, flat, path, rect } from './svg.ts';

/** The coast of India and Sri Lanka, fading to the north, with the journey arriving at Chennai. No borders: they are disputed. */
export function indiaCoast(): string {
  const { width, height } = indiaCoastFrame;
  const { x, y } = cityPoints.Chennai;
  const coast = mainlandPath(map);
  const fade = element(
    'linearGradient',
    { id: 'n', x1: 0, y1: 0, x2: 0, y2: 1 },
    element('stop', { 'stop-color': colour.sea1 }),
    element('stop', { offset: 1, 'stop-color': colour.sea1, 'stop-opacity': 0 }),
  );
  const dots = Object.entries(cityPoints).filter(([city]) => city !== 'Chennai' && !capitalSuburbs.includes(city));
  return drawing(
    { width, height, defs: fade },
    flat(rect(0, 0, width, height, colour.sea1), path(`${coast}V-20H-200z`, colour.sand)),
    path(coast),
    path(islandPaths(map), colour.sand),
    rect(0, 0, width, 130, 'url(#n)', { stroke: 'none' }),
    wavelets(
      [
        [30, 380],
        [70, 470],
        [110, 600],
        [150, 690],
        [56, 640],
        [620, 560],
        [660, 660],
        [560, 700],
        [600, 820],
        [520, 600],
        [250, 916],
        [330, 800],
        [640, 460],
        [560, 900],
        [110, 860],
      ],
      colour.sea4,
    ),
    flat(
      ...dots.filter(([, { major }]) => !major).map(([, point]) => circle(point.x, point.y, 2.6, colour.sea4)),
      ...dots
        .filter(([, { major }]) => major)
        .map(([, point]) =>
          circle(point.x, point.y, 4.2, colour.teal700, { stroke: colour.sand, 'stroke-width': 1.5 }),
        ),
    ),
    journey(`M-10 700C96 742 150 884 310 884C452 884 500 866 500 764C500 668 470 ${y + 4} ${x} ${y}`),
    stop(x, y, 11),
  );
}
