import { defineMessages, plural } from '@ayana/contracts/language';
import type { RequirementTransition } from '@ayana/contracts/operations';

const transitions: Record<RequirementTransition, string> = { exclude: 'Does not apply', include: 'Applies again' };

/** What the pages of requirements say. */
export const messages = defineMessages('mfe-admin/compliance/requirements', {
  transitions,
  add: 'New requirement',
  stats: {
    evidence: 'Evidence that ends soon',
    evidenceLapsed: (count: number): string => plural(count, { one: '1 has ended', other: `${count} have ended` }),
    credentials: 'Credentials that end soon',
    credentialsLapsed: (count: number): string => plural(count, { one: '1 has lapsed', other: `${count} have lapsed` }),
    requests: 'Open data requests',
    requestsLate: (count: number): string => plural(count, { one: '1 is late', other: `${count} are late` }),
    within: 'within 60 days',
    inTime: 'all in time',
    failed: 'The figures couldn’t be loaded.',
  },
  frameworks: {
    title: 'By framework',
    note: 'A requirement is as its weakest control.',
    all: 'All frameworks',
    met: (met: string, all: string): string => `${met} of ${all} met`,
    counted: (count: string, standing: string): string => `${count} ${standing}`,
  },
  filters: { label: 'Filters', q: 'Search requirements', framework: 'Framework', standing: 'State' },
  columns: {
    title: 'Requirement',
    framework: 'Framework',
    standing: 'State',
    controls: 'Controls',
    expires: 'Evidence until',
    owner: 'Owner',
    updated: 'Changed',
  },
  table: {
    label: 'Requirements',
    empty: { title: 'No requirements yet', text: 'Enter what a law or an accreditation asks.' },
    filtered: 'No requirement matches these filters.',
    failed: 'The requirements couldn’t be loaded',
  },
  form: {
    newTitle: 'New requirement',
    editTitle: 'Change this requirement',
    framework: 'Framework',
    code: 'Number',
    codeHint: 'As the framework numbers it, such as “Article 32”.',
    codeNeeded: 'Please enter the number.',
    title: 'Title',
    text: 'What is asked',
    submit: 'Add requirement',
  },
  exclude: {
    title: 'It does not apply?',
    text: 'It is no longer counted, and its reason is in the report. It can be brought back.',
    reason: 'Reason',
    reasonHint: 'For those who check it, such as “No patients from the EU”.',
    reasonNeeded: 'Please say why it does not apply.',
    submit: 'Does not apply',
  },
  detail: {
    failed: 'This requirement couldn’t be loaded',
    because: 'Why it does not apply:',
    noneTitle: 'No control yet',
    none: 'Enter what is done so that it is met, or use a control that exists.',
    addControl: 'New control',
    link: 'Use a control that exists',
    facts: 'About it',
    framework: 'Framework',
    code: 'Number',
    expires: 'Evidence until',
    updated: 'Changed',
  },
});
