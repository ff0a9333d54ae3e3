import { type Portrait, PORTRAIT_OPTIONS } from './portrait.ts';

/** What the front of a hospital is drawn from. */
export interface DrawnHospital {
  readonly name: string;
  readonly city: string;
  readonly beds: number;
}

/** Where the render server draws: the same record is always the same picture, so its address says all there is to know. */
export const DRAWN_PATHS = { portrait: '/drawn/portrait.svg', hospital: '/drawn/hospital.svg' } as const;

const asked = (parameters: readonly [string, string | number | boolean][]): string =>
  parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

/** The address of a portrait, of the choices that are stored. */
export function portraitSrc(portrait: Portrait): string {
  const chosen = Object.entries(portrait).filter(([, value]) => value !== undefined && value !== false);
  return `${DRAWN_PATHS.portrait}?${asked(chosen)}`;
}

/** The address of a hospital's front, 360 x 260. */
export function hospitalFrontSrc({ name, city, beds }: DrawnHospital): string {
  return `${DRAWN_PATHS.hospital}?${asked(Object.entries({ name, city, beds }))}`;
}

/** The choices an address names; null where one is not among those there are. */
export function readPortrait(query: Readonly<Record<string, unknown>>): Portrait | null {
  const chosen = Object.entries(PORTRAIT_OPTIONS_BY_NAME).map(([name, options]) => {
    const given = query[name];
    if (given === undefined) return [name, undefined] as const;
    return [name, options.find((each) => String(each) === given) ?? null] as const;
  });
  if (chosen.some(([, value]) => value === null)) return null;
  const portrait = Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) as Partial<Portrait>;
  const { skin, ground, dress } = portrait;
  return skin === undefined || ground === undefined || dress === undefined
    ? null
    : { ...portrait, skin, ground, dress };
}

const YES = [true] as const;
const PORTRAIT_OPTIONS_BY_NAME: Readonly<Record<keyof Portrait, readonly (string | number | boolean)[]>> = {
  ...PORTRAIT_OPTIONS,
  dress_colour: PORTRAIT_OPTIONS.cloth_colour,
  grey: YES,
  glasses: YES,
};

/** The hospital an address names; null where it names none that could be. */
export function readDrawnHospital(query: Readonly<Record<string, unknown>>): DrawnHospital | null {
  const { name, city, beds } = query;
  if (typeof name !== 'string' || typeof city !== 'string' || typeof beds !== 'string') return null;
  if (name === '' || name.length > 200 || city.length > 80 || !/^\d{1,5}$/.test(beds)) return null;
  return { name, city, beds: Number(beds) };
}
