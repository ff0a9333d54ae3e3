const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `4 March 2027` for `2027-03-04`: a day of the calendar, in no zone. */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
