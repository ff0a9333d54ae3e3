import type { Integer } from '../shapes/index.ts';

/** Orders of the hospitals' list; the first is the default. `price` is that of the requested treatment, else of the cheapest one. */
export const HOSPITAL_SORTS = ['recommended', 'price', 'rating', 'next_free', 'answer_time', 'beds', 'name'] as const;
export type HospitalSort = (typeof HOSPITAL_SORTS)[number];

/**
 * Orders of the doctors' list; the first is the default. `fit` is the relevance order of a search, `good_hours` the first free time in the
 * user's waking hours.
 */
export const DOCTOR_SORTS = ['next_free', 'good_hours', 'fee', 'rating', 'years', 'name', 'fit'] as const;
export type DoctorSort = (typeof DOCTOR_SORTS)[number];

/** Hours in which a user may be offered a call, on their own clock: from the first, up to but excluding the second. */
export const WAKING_HOURS = { from: 8, to: 21 } as const;

/** Source of a hospital's or doctor's rating: the site's own records, or sample data for the demo. */
export const RATING_SOURCES = ['record', 'sample'] as const;
export type RatingSource = (typeof RATING_SOURCES)[number];

/** Filter values for the opening hours of the international patients' desk. */
export const DESK_HOURS = ['always'] as const;
export type DeskHours = (typeof DESK_HOURS)[number];
/** The stored hours of a desk that is always open. */
export const DESK_ALWAYS_OPEN = 'Every day, at any hour';

/** Steps of the hospitals' facets: a price in US dollars at most, minutes from the airport at most, beds at least. */
export const PRICE_STEPS = [500, 1000, 2500, 5000, 10_000, 20_000, 40_000] as const;
export const AIRPORT_STEPS = [30, 45, 60] as const;
export const BED_STEPS = [100, 200, 400] as const;

/** Hospitals read from the database at once (spec section 9). */
export const HOSPITALS_LIMIT = 12;
export const DOCTORS_LIMIT = 12;

/** Steps of the fee facet: US dollars at most. */
export const FEE_STEPS = [50, 60, 80, 100] as const;

/** Steps of the free-times facet: within this many days. */
export const FREE_WITHIN_STEPS = [1, 3, 7, 14] as const;

/** Kinds of hospital, as displayed. */
export const HOSPITAL_TYPES = ['Hospital', 'Teaching hospital', 'Speciality hospital', 'Day-care hospital'] as const;
export type HospitalType = (typeof HOSPITAL_TYPES)[number];

/** A rating with its number of votes and source. */
export interface Rating {
  /** Of 5. */
  value: number;
  /** Null where the source does not say how many. */
  count: Integer | null;
  /** `record`: the site’s own record; `sample`: made up for the demo. */
  source: RatingSource;
}
