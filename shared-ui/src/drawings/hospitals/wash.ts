import { colour, type Colour } from '../palette.ts';

/** Another wash for a front: its walls, its second walls, and its roofs and bands, in place of the colours it is drawn with. */
export interface Wash {
  readonly wall: Colour;
  readonly second: Colour;
  readonly roof: Colour;
}

export const washes = {
  rose: { wall: colour.rose, second: colour.dawn, roof: colour.clay },
  sand: { wall: colour.sand, second: colour.dawn, roof: colour.clay },
  sea: { wall: colour.sea1, second: colour.sea2, roof: colour.sea4 },
  leaf: { wall: colour.leaf100, second: colour.sand, roof: colour.clay },
  dawn: { wall: colour.marigold100, second: colour.rose, roof: colour.sea4 },
  white: { wall: colour.white, second: colour.sea1, roof: colour.teal800 },
} as const satisfies Readonly<Record<string, Wash>>;

const WALLS: ReadonlySet<string> = new Set([colour.rose, colour.sand, colour.sea1, colour.leaf100]);

/** A front in other colours; glass, doors, signs and leaves keep theirs. */
export function washed(body: string, { wall, second, roof }: Wash): string {
  return body.replaceAll(/fill="(#[0-9A-F]{6})"/g, (all, fill: string) => {
    if (WALLS.has(fill)) return `fill="${wall}"`;
    if (fill === colour.dawn) return `fill="${second}"`;
    return fill === colour.clay ? `fill="${roof}"` : all;
  });
}
