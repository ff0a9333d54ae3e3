import { hospitalFront } from '../hospital.ts';
import { leafDeep } from '../palette.ts';
import { journey, swell } from '../parts/journey.ts';
import { bush } from '../parts/plants.ts';
import { airliner, gulls } from '../parts/sea.ts';
import { seeded } from '../random.ts';
import { at, drawing, group, num, path } from '../svg.ts';
import { air, birds, farRoofs, haze, hills, shadow, VIEW, viewDefs } from './air.ts';
import type { CityLook } from './cities.ts';
import { boats, greenery, nearFrame, streetGround, passersBy, waterFront } from './fore.ts';

/** Far things are smaller, their outline as thin as everywhere. */
const placed = (x: number, y: number, body: string, scale: number): string =>
  at(x, y, group({ 'stroke-width': num(2 / scale) }, body), scale);

/**
 * A city as one comes to it, 1440 x 576, with the journey's line before it. The same slug is always the same view. Too much to be
 * painted as SVG: the build turns it into pixels (docs/adr/0021).
 */
export function cityView(slug: string, look: CityLook): string {
  const random = seeded(`view of ${slug}`);
  const { width, height, ground } = VIEW;
  const landmarkX = look.at * width;
  const street = [0.1, 0.27, 0.44, 0.6, 0.77, 0.93]
    .map((part) => part * width)
    .filter((x) => Math.abs(x - landmarkX) > (look.reach ?? 230))
    .map((x) => {
      const front = hospitalFront(look.houses, 3 + Math.floor(random() * 5), random);
      return shadow(x, front.halfWidth * 0.84) + placed(x, ground, front.body, 0.78);
    });
  const landmark = shadow(landmarkX, 90) + placed(landmarkX, ground, look.landmark(), 1.12);
  const standing = [greenery(look.trees, random, 8), ...street, landmark].join('');
  const onWater = look.front !== 'street';
  return drawing(
    { width, height, defs: viewDefs(look.light) },
    air(look.light, random),
    at(width * (look.at < 0.5 ? 0.7 : 0.2) + random() * 90, 92, placed(0, 0, airliner(), 0.8), 1, -7),
    birds(random),
    look.beyond === undefined ? '' : placed(width * (1 - look.at), ground - 6, look.beyond(), 0.86),
    look.hills === undefined ? '' : hills(random, look.hills),
    look.roofs === 0 ? '' : farRoofs(random, look.roofs),
    haze(),
    onWater ? path(`M0 ${ground}H${width}`) : '',
    look.front === 'street'
      ? streetGround() + standing + passersBy(random)
      : standing + waterFront(look.front, standing, random),
    look.front === 'sea' ? at(width * 0.46, 150, gulls()) : '',
    onWater ? boats(random, look.front === 'lake' ? 2 : 3) : '',
    onWater ? journey(`M-10 ${height - 46}${swell(60, 25, 9)}`) : journey(`M-10 ${height - 50}H${width + 10}`),
    onWater ? '' : at(width * 0.5, height, bush(true, leafDeep, 1.4)),
    nearFrame(look.trees, random),
  );
}
