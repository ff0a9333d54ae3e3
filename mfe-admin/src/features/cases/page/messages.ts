import { defineMessages, plural } from '@ayana/contracts/language';

/** What the page of a case says. */
export const messages = defineMessages('mfe-admin/cases/page', {
  failed: 'This case couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  sections: {
    label: 'Parts of this case',
    overview: 'Overview',
    papers: 'Papers',
    messages: 'Messages',
    offers: 'Opinion and quotes',
    travel: 'Travel',
    care: 'Care and people',
    facts: 'Why is it here?',
    signals: 'Signals and incidents',
  },
  years: (age: number): string => plural(age, { one: '1 year old', other: `${age} years old` }),
  ageRange: (from: number, to: number): string => `${from} to ${to} years old`,
  money: {
    one: (amount: string): string => `Quote of ${amount}`,
    several: (count: number, from: string, to: string): string =>
      `${plural(count, { one: '1 quote', other: `${count} quotes` })}, ${from} to ${to}`,
    accepted: (amount: string): string => `Accepted quote of ${amount}`,
  },
  viewing: (names: string, count: number): string =>
    `${names} ${plural(count, { one: 'has', other: 'have' })} this case open`,
  noManager: 'No case manager yet',
  closedBecause: (reason: string): string => `Closed because: ${reason}`,
  stages: 'Journey',
  stageStates: {
    done: 'completed',
    current: 'in progress',
    upcoming: 'not begun',
    waiting: 'waiting',
    failed: 'failed',
    skipped: 'not needed',
  },
  patient: {
    title: 'Patient',
    needs: 'Special needs',
  },
  request: {
    title: 'Asked for',
    treatment: 'Treatment',
    status: 'Status',
    city: 'City',
    dates: 'Dates',
    attendants: 'Attendants',
    open: 'Open the request',
    enquiry: 'Open the enquiry',
    none: 'This journey began without a request.',
    from: (from: string): string => `from ${from}`,
    until: (to: string): string => `until ${to}`,
    range: (from: string, to: string): string => `${from} to ${to}`,
  },
});
