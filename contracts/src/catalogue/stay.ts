/** Days as the catalogue keeps them, `5-7` or `1`, as people say them: `5 to 7 days`, `1 day`. */
export const daysText = (days: string): string => (days === '1' ? '1 day' : `${days.replace('-', ' to ')} days`);

/** `5 days in hospital`; a treatment of the day has no night there. @param days `0` where nobody stays */
export const hospitalStayText = (days: string): string =>
  days === '0' ? 'no night in hospital' : `${daysText(days)} in hospital`;

/** `18 to 21 days in India`; what is given in single visits asks for no stay. @param days `0` for such */
export const indiaStayText = (days: string): string =>
  days === '0' ? 'given visit by visit' : `${daysText(days)} in India`;

/** The same where a heading already says "in hospital". */
export const hospitalDaysText = (days: string): string => (days === '0' ? 'day care' : daysText(days));

/** The same where a heading already says "in India". */
export const indiaDaysText = (days: string): string => (days === '0' ? 'per visit' : daysText(days));
