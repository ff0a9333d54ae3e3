const DAY = 24 * 60 * 60_000;
/** Without a flight, the patient is met this long before the admission. */
const MEET_DAYS = 2;

/** What is to be done before the admission, and how many days before it. */
export const TRIP_TASKS = { visa: 30, flights: 21, lodging: 14, ticket: 10 } as const;
export type TripTask = keyof typeof TRIP_TASKS;

/** Counted back from the day of admission; what is late already is due tomorrow. */
export function dueBefore(admission: Date | null, task: TripTask, now: Date): Date {
  const tomorrow = now.getTime() + DAY;
  const day = admission === null ? tomorrow : admission.getTime() - TRIP_TASKS[task] * DAY;
  return new Date(Math.max(day, tomorrow));
}

/** When the one who meets the patient must be found: the day before the flight lands. */
export function meetBy(landing: Date | null, admission: Date | null, now: Date): Date {
  if (landing !== null) return new Date(landing.getTime() - DAY);
  return new Date(admission === null ? now.getTime() + MEET_DAYS * DAY : admission.getTime() - MEET_DAYS * DAY);
}
