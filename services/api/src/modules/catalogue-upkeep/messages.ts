import { defineMessages, listText, plural } from '@ayana/contracts/language';
import type { DependentKind, Dependents } from '@ayana/contracts/catalogue';

/** Why a change of a hospital, a doctor or a city was refused. */
export const UPKEEP_MESSAGES = defineMessages('api/catalogue-upkeep', {
  nothing_to_change: 'Please change something.',
  blocked: (what: string) => `It cannot be removed yet: ${what}. Please move them first.`,
  hides: (what: string) =>
    `Something depends on it: ${what}. They would no longer be shown either. Confirm that, or move them first.`,
  unknown_hospital: 'There is no such hospital, or it is removed.',
  unknown_city: 'There is no such city, or it is removed.',
  unknown_treatments: 'One of these treatments is not in the catalogue.',
  no_department: (department: string) => `The hospital has no department ${department}.`,
  department_used: (department: string, count: number) =>
    `${plural(count, { one: '1 doctor works', other: `${count} doctors work` })} in ${department}. Please move them first.`,
  registration_taken: (name: string) => `${name} has this registration number already.`,
  name_taken: (name: string) => `There is “${name}” already.`,
  no_fee: 'A doctor consults by video or by phone: enter at least one fee.',
  fee_of_kind: 'A fee is missing for a kind of these hours.',
  no_language: 'Choose at least one language.',
  no_tasks: 'Enter at least one task.',
  no_needs: 'Enter at least one thing that is needed.',
  changed_before_published: 'The last change cannot be before the day of publishing.',
  no_departments: 'Choose at least one department.',
  no_hours: 'Enter the hours of at least one day.',
  hours_order: 'The hours must end after they begin.',
  hours_overlap: (from: string, until: string): string => `These hours overlap ${from} to ${until} of the same day.`,
  time: (label: string) => `${label} must be a time such as 09:30.`,
  year_later: 'This year has not come yet.',
  beds_order: 'There cannot be more intensive care beds than beds.',
  accreditation_twice: 'An accreditation can be listed once.',
  checked_later: 'The check cannot be on a day that has not come yet.',
  website: 'The website must begin with https:// or http://.',
  half_place: 'A place on the map needs latitude and longitude.',
  price_order: 'The highest price cannot be lower than the lowest.',
  temperature_order: 'The night cannot be warmer than the day.',
  tier_twice: 'A kind of lodging can be listed once.',
  no_climate: 'Enter at least one season.',
  no_lodging: 'Enter at least one kind of lodging.',
  hospital_removed: 'Its hospital is removed. Please restore the hospital first.',
  city_removed: 'Its city is removed. Please restore the city first.',
});

const DEPENDENTS: Record<DependentKind, (count: number) => string> = defineMessages('api/catalogue-dependents', {
  doctors: (count: number) => plural(count, { one: '1 doctor', other: `${count} doctors` }),
  hospitals: (count: number) => plural(count, { one: '1 hospital', other: `${count} hospitals` }),
  recommendations: (count: number) => plural(count, { one: '1 recommendation', other: `${count} recommendations` }),
  appointments: (count: number) =>
    plural(count, { one: '1 booked appointment', other: `${count} booked appointments` }),
});

/** `3 doctors and 1 recommendation`. */
export const dependentsText = (all: readonly Dependents[]): string =>
  listText(all.map(({ kind, count }) => DEPENDENTS[kind](count)));
