/** Completed years on a calendar day. Both days are `YYYY-MM-DD`. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The decade of an age, for readers who may not know more. */
export function ageBand(age: number): { from: number; to: number } {
  const from = Math.floor(age / 10) * 10;
  return { from, to: from + 9 };
}
