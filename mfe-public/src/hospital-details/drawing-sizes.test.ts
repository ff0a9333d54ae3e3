import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { HOSPITAL_DRAWINGS, HOSPITAL_FRAME } from './hospital-drawings';

const DRAWINGS = join(__dirname, '../../../shared-ui/assets/drawings');

function drawnSize(name: string): { width: number; height: number } {
  const [, width, height] =
    /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(readFileSync(join(DRAWINGS, `${name}.svg`), 'utf8')) ?? [];
  return { width: Number(width), height: Number(height) };
}

describe('the sizes in the pages match the drawings, so that pages do not move while they load', () => {
  it.each(Object.keys(HOSPITAL_DRAWINGS))('hospital-%s', (slug) => {
    expect(drawnSize(`hospital-${slug}`)).toEqual(HOSPITAL_FRAME);
  });

  it.each([
    ['two-screens', 480, 420],
    ['two-screens-light', 336, 190],
    ['night-kitchen', 2560, 340],
    ['night-kitchen-phone', 390, 300],
    ['hero-wide', 2560, 930],
    ['hero-phone', 390, 960],
    ['india-coast', 720, 960],
  ])('%s', (name, width, height) => {
    expect(drawnSize(name)).toEqual({ width, height });
  });
});
