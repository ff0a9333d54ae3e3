/** True for an existing calendar day, written `YYYY-MM-DD`. There is no year 0000, though JavaScript's Date accepts it. */
export function isCalendarDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Today as `YYYY-MM-DD` in a zone: an IANA name or an offset such as `+05:30`. `now` is an instant. */
export function todayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}
