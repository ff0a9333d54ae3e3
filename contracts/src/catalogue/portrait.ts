import type { Department } from './departments.ts';
import type { Id, Integer } from '../shapes/index.ts';

/** The options of a person's drawn picture, chosen by them and never guessed from a name. The drawing is shared-ui's `portrait`. */
export const PORTRAIT_OPTIONS = {
  skin: [1, 2, 3, 4, 5, 6],
  hair: ['bun', 'short', 'long', 'curly', 'bald'],
  cloth: ['hijab', 'turban', 'cap'],
  cloth_colour: ['teal', 'sea', 'rose', 'clay', 'white'],
  beard: ['none', 'full', 'moustache'],
  ground: ['dawn', 'leaf', 'rose', 'sea', 'sand'],
  dress: ['coat', 'shirt', 'kurta', 'blouse'],
} as const;

type Option<Name extends keyof typeof PORTRAIT_OPTIONS> = (typeof PORTRAIT_OPTIONS)[Name][number];

/** As stored and sent: `portrait()` takes the colours as `clothColour` and `dressColour`. */
export interface Portrait {
  readonly skin: Option<'skin'>;
  readonly hair?: Option<'hair'>;
  readonly cloth?: Option<'cloth'>;
  readonly cloth_colour?: Option<'cloth_colour'>;
  readonly grey?: boolean;
  readonly glasses?: boolean;
  readonly beard?: Option<'beard'>;
  readonly ground: Option<'ground'>;
  readonly dress: Option<'dress'>;
  readonly dress_colour?: Option<'cloth_colour'>;
}

/** A doctor in a list of names. */
export interface DoctorRef {
  id: Id;
  /** @example "Dr Latalin Ulvumeni" */
  full_name: string;
  /** Displayed under the name. */
  title: string;
  specialization: Department;
  languages: string[];
  /** Whole US dollars; null where not offered. */
  video_fee_usd: Integer | null;
  /** Whole US dollars; null where not offered. */
  phone_fee_usd: Integer | null;
  years_experience: Integer;
  portrait: Portrait;
}
