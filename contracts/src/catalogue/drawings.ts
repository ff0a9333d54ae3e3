import { type Portrait, PORTRAIT_OPTIONS } from './portrait.ts';

/** The values the front of a hospital is drawn from. */
export interface DrawnHospital {
  readonly name: string;
  readonly city: string;
  readonly beds: number;
}

/** Rooms of a hospital that are drawn. */
export const INSIDE_SCENES = ['desk', 'room', 'theatre', 'garden'] as const;
export type InsideScene = (typeof INSIDE_SCENES)[number];

/** The equipment of an operating theatre; `general` when nothing special is known. */
export const THEATRE_KITS = ['robot', 'heart', 'scope', 'bones', 'general'] as const;
export type TheatreKit = (typeof THEATRE_KITS)[number];

/** The values a room of a hospital is drawn from. */
export interface DrawnInside extends DrawnHospital {
  readonly scene: InsideScene;
  /** Number of languages spoken to patients. */
  readonly languages: number;
  /** Whether the international patients' desk is always open. */
  readonly always_open: boolean;
  /** Whether it is a day clinic, empty at night. */
  readonly by_day: boolean;
  readonly kit: TheatreKit;
}

/** Paths of the render server's drawings: the same values always give the same picture, so its address holds all of them. */
export const DRAWN_PATHS = {
  portrait: '/drawn/portrait.svg',
  hospital: '/drawn/hospital.svg',
  inside: '/drawn/inside.svg',
} as const;

const asked = (parameters: readonly [string, string | number | boolean][]): string =>
  parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

/** The address of a portrait, from the stored choices. */
export function portraitSrc(portrait: Portrait): string {
  const chosen = Object.entries(portrait).filter(([, value]) => value !== undefined && value !== false);
  return `${DRAWN_PATHS.portrait}?${asked(chosen)}`;
}

/** The address of a hospital's front, 360 x 260. */
export function hospitalFrontSrc({ name, city, beds }: DrawnHospital): string {
  return `${DRAWN_PATHS.hospital}?${asked(Object.entries({ name, city, beds }))}`;
}

/** The address of a room of a hospital, 400 x 280. */
export function hospitalInsideSrc({
  scene,
  name,
  city,
  beds,
  languages,
  always_open,
  by_day,
  kit,
}: DrawnInside): string {
  return `${DRAWN_PATHS.inside}?${asked(Object.entries({ scene, name, city, beds, languages, always_open, by_day, kit }))}`;
}

/** The choices in an address; null when one is unknown. */
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

/** The hospital in an address; null when it is invalid. */
export function readDrawnHospital(query: Readonly<Record<string, unknown>>): DrawnHospital | null {
  const { name, city, beds } = query;
  if (typeof name !== 'string' || typeof city !== 'string' || typeof beds !== 'string') return null;
  if (name === '' || name.length > 200 || city.length > 80 || !/^\d{1,5}$/.test(beds)) return null;
  return { name, city, beds: Number(beds) };
}

/** The room in an address; null when it is invalid. */
export function readDrawnInside(query: Readonly<Record<string, unknown>>): DrawnInside | null {
  const hospital = readDrawnHospital(query);
  const scene = INSIDE_SCENES.find((each) => each === query['scene']);
  const kit = THEATRE_KITS.find((each) => each === query['kit']);
  const [always_open, by_day] = [query['always_open'], query['by_day']].map((each) =>
    each === 'true' || each === 'false' ? each === 'true' : undefined,
  );
  const { languages } = query;
  if (
    hospital === null ||
    scene === undefined ||
    kit === undefined ||
    always_open === undefined ||
    by_day === undefined
  )
    return null;
  if (typeof languages !== 'string' || !/^\d{1,2}$/.test(languages)) return null;
  return { ...hospital, scene, kit, always_open, by_day, languages: Number(languages) };
}
