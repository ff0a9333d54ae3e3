/** Orders of the hospitals' list; the first is the default. `price` is that of the treatment asked for, else of the cheapest. */
export const HOSPITAL_SORTS = ['recommended', 'price', 'rating', 'next_free', 'answer_time', 'beds', 'name'] as const;
export type HospitalSort = (typeof HOSPITAL_SORTS)[number];

/**
 * Orders of the doctors' list; the first is the default. `fit` is the order a search finds them in, `good_hours` goes by the first
 * free time in someone's waking hours.
 */
export const DOCTOR_SORTS = ['next_free', 'good_hours', 'fee', 'rating', 'years', 'name', 'fit'] as const;
export type DoctorSort = (typeof DOCTOR_SORTS)[number];

/** When someone may be asked to talk to a doctor, on their own clock: from this hour up to, not including, that one. */
export const WAKING_HOURS = { from: 8, to: 21 } as const;

/** Who says how good a hospital or a doctor is: the site's own record of it, or a sample made up for the demo. */
export const RATING_SOURCES = ['record', 'sample'] as const;
export type RatingSource = (typeof RATING_SOURCES)[number];

/** How long a desk for patients from abroad is open, as it is narrowed by. */
export const DESK_HOURS = ['always'] as const;
export type DeskHours = (typeof DESK_HOURS)[number];
/** What the record of a hospital says where its desk never closes. */
export const DESK_ALWAYS_OPEN = 'Every day, at any hour';

/** The steps of the hospitals' facets: a price in US dollars at most, minutes from the airport at most, beds at least. */
export const PRICE_STEPS = [500, 1000, 2500, 5000, 10_000, 20_000, 40_000] as const;
export const AIRPORT_STEPS = [30, 45, 60] as const;
export const BED_STEPS = [100, 200, 400] as const;

/** Hospitals read from the database at once (spec section 9). */
export const HOSPITALS_LIMIT = 12;
export const DOCTORS_LIMIT = 12;

/** The steps of the fee facet: at most so many US dollars. */
export const FEE_STEPS = [50, 60, 80, 100] as const;

/** The steps of the facet of free times: within so many days. */
export const FREE_WITHIN_STEPS = [1, 3, 7, 14] as const;

/** What kinds of house there are, as they are shown. */
export const HOSPITAL_TYPES = ['Hospital', 'Teaching hospital', 'Speciality hospital', 'Day-care hospital'] as const;
export type HospitalType = (typeof HOSPITAL_TYPES)[number];
