import { defineMessages, plural } from '@ayana/contracts/language';

/** The words around an opinion on its paper; what the doctor wrote stays as written. */
export const OPINION_PAPER_MESSAGES = defineMessages('api/opinion-paper', {
  title: 'Medical opinion',
  subject: 'A doctor’s opinion, signed',
  version: (version: number) => `Version ${version}`,
  signed: (day: string) => `Signed on ${day}`,
  draft: 'Draft: not signed yet',
  asked: 'Treatment asked for',
  doctor: 'Doctor',
  hospital: 'Hospital',
  registration: 'Registration',
  summary: 'What the doctor says',
  treatment: 'Recommended treatment',
  fit: 'Travel',
  days_in_hospital: 'Days in hospital',
  days_in_india: 'Days in India',
  days: (days: number) => plural(days, { one: '1 day', other: `${days} days` }),
  plan: 'The plan',
  alternatives: 'Alternatives',
  reason: 'Written beside a doctor’s opinion because',
  risks: 'Risks',
  changed: (version: number) => `What changed since version ${version}`,
  fields: {
    summary: 'What the doctor says',
    recommended_treatment: 'Recommended treatment',
    alternatives: 'Alternatives',
    fit_to_travel: 'Travel',
    days_in_hospital: 'Days in hospital',
    days_in_india: 'Days in India',
    risks: 'Risks',
  },
  unchanged: 'Nothing that is written here.',
  papers:
    'This opinion rests on the papers that were given to the doctor, without an examination. The treating doctor decides after one.',
});
