/** Orders of the hospitals' list; the first is the default. `price` is that of the treatment asked for, and needs one. */
export const HOSPITAL_SORTS = ['recommended', 'name', 'beds', 'answer_time', 'price'] as const;
export type HospitalSort = (typeof HOSPITAL_SORTS)[number];

/** Orders of the doctors' list: who is free first, the smallest fee, the longest practice, the name; the first is the default. */
export const DOCTOR_SORTS = ['next_free', 'fee', 'years', 'name'] as const;
export type DoctorSort = (typeof DOCTOR_SORTS)[number];

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
