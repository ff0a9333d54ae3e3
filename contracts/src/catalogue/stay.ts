/** Days as the catalogue stores them, `5-7` or `1`, in words: `5 to 7 days`, `1 day`. */
export const daysText = (days: string): string => (days === '1' ? '1 day' : `${days.replace('-', ' to ')} days`);

/** `5 days in hospital`; an outpatient treatment has no night. @param days `0` for no stay */
export const hospitalStayText = (days: string): string =>
  days === '0' ? 'no night in hospital' : `${daysText(days)} in hospital`;

/** `18 to 21 days in India`; a treatment in single visits needs no stay. @param days `0` for single visits */
export const indiaStayText = (days: string): string =>
  days === '0' ? 'given visit by visit' : `${daysText(days)} in India`;

/** As `hospitalStayText`, under a heading that already says "in hospital". */
export const hospitalDaysText = (days: string): string => (days === '0' ? 'day care' : daysText(days));

/** As `indiaStayText`, under a heading that already says "in India". */
export const indiaDaysText = (days: string): string => (days === '0' ? 'per visit' : daysText(days));
