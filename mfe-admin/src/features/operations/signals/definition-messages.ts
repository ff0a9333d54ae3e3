import { defineMessages, number, plural } from '@ayana/contracts/language';

/** What is watched, from which value on, and how a value is tried. */
export const messages = defineMessages('mfe-admin/operations/definitions', {
  title: 'What is watched',
  lead: 'Each question is asked of our own rows every minute. A changed value is tried against the last 30 days first.',
  failed: 'What is watched couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  adminsOnly: 'Administrators change these values.',
  label: 'Definitions',
  columns: {
    watched: 'Watched',
    from: 'From',
    severity: 'Severity',
    notify: 'Emails go to',
    month: '30 days',
    change: 'Change',
  },
  off: 'Off',
  team: 'The team',
  paged: (chain: string): string => `${chain} is paged`,
  live: (count: number): string => plural(count, { one: '1 needs us', other: `${number(count)} need us` }),
  change: (name: string): string => `Change: ${name}`,
  clears: 'Ends by itself when its cause is over',
  changed: (name: string, at: string): string => `Changed by ${name}, ${at}`,
  thresholds: {
    missed_arrival: (count: number): string =>
      plural(count, { one: '1 hour after landing', other: `${number(count)} hours after landing` }),
    silent_patient: (count: number): string =>
      plural(count, { one: '1 day of silence', other: `${number(count)} days of silence` }),
    red_flag_check_in: (count: number): string =>
      plural(count, { one: '1 red flag', other: `${number(count)} red flags` }),
    unseen_critical_result: (count: number): string =>
      plural(count, { one: '1 minute unseen', other: `${number(count)} minutes unseen` }),
    visa_lapsing: (count: number): string =>
      plural(count, { one: '1 day before its end', other: `${number(count)} days before its end` }),
    late_enquiry: (count: number): string =>
      plural(count, { one: '1 hour without an answer', other: `${number(count)} hours without an answer` }),
    complaint_cluster: (count: number, time: string): string => `${number(count)} complaints within ${time}`,
    guessed_sign_ins: (count: number, time: string): string => `${number(count)} series within ${time}`,
    failing_mails: (count: number, time: string): string =>
      plural(count, { one: `1 email within ${time}`, other: `${number(count)} emails within ${time}` }),
  },
  units: {
    minutes: 'Minutes',
    hours: 'Hours',
    days: 'Days',
    flags: 'Red flags',
    complaints: 'Complaints',
    series: 'Series of wrong passwords',
    emails: 'Emails',
  },
  form: {
    between: (min: number, max: number): string => `From ${number(min)} to ${number(max)}.`,
    whole: (min: number, max: number): string => `Please enter a whole number from ${number(min)} to ${number(max)}.`,
    window: 'Counted within, in minutes',
    windowIs: (time: string, limits: string): string => `${time}. ${limits}`,
    severity: 'Severity',
    isOn: 'Watch this',
    notify: 'Who gets an email',
    notifyHint: 'Without anyone, the team gets it.',
    chain: 'Who is paged',
    chainHint: 'The people of a chain, one step after the other, until one of them acknowledges.',
    noChain: 'Nobody',
    add: 'Add a colleague',
    remove: (name: string): string => `Remove ${name}`,
    nothing: 'Please change something.',
    submit: 'Put in force',
  },
  trial: {
    title: 'The last 30 days',
    lead: 'Try the changed values before they count. No signal is made.',
    press: 'Try these values',
    busy: 'Asking the last 30 days',
    needed: 'Try these values against the last 30 days first.',
    failed: 'The values couldn’t be tried.',
    found: (count: number): string =>
      plural(count, { one: 'These values find 1 signal', other: `These values find ${number(count)} signals` }),
    now: (count: number): string =>
      plural(count, { one: 'those in force 1', other: `those in force ${number(count)}` }),
    listed: 'Signals these values would have made',
    lasting: 'still lasting',
    until: (at: string): string => `over ${at}`,
    more: (count: number): string => `and ${number(count)} more`,
  },
});
