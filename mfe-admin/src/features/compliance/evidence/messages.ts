import { defineMessages } from '@ayana/contracts/language';
import type { EvidenceTransition } from '@ayana/contracts/operations';

const transitions: Record<EvidenceTransition, string> = { withdraw: 'Withdraw', restore: 'Use again' };

/** What is said about evidence. */
export const messages = defineMessages('mfe-admin/compliance/evidence', {
  transitions,
  title: 'Evidence',
  add: 'Add evidence',
  addTo: (control: string): string => `Add evidence: ${control}`,
  control: 'Control',
  openControl: (title: string): string => `Control: ${title}`,
  none: 'No evidence yet. Without any, this control does not count.',
  open: (what: string, title: string): string => `Open ${what}: ${title}`,
  actionsOf: (title: string): string => `More: ${title}`,
  notOpened: 'It couldn’t be opened.',
  filters: { label: 'Filters', q: 'Search evidence', standing: 'State', control: 'Of one control' },
  columns: {
    title: 'Evidence',
    standing: 'State',
    expires: 'Last day',
    owner: 'Owner',
    control: 'Control',
    added: 'Added',
    file: 'File',
  },
  table: {
    label: 'Evidence',
    empty: { title: 'No evidence yet', text: 'It is added to a control: a protocol, a certificate, a drill.' },
    filtered: 'No evidence matches these filters.',
    failed: 'The evidence couldn’t be loaded',
  },
  form: {
    newTitle: 'Add evidence',
    editTitle: 'Change this evidence',
    title: 'Title',
    titleHint: 'Such as “Restore test, protocol”.',
    note: 'What it shows',
    expires: 'Last day',
    expiresHint: 'Left empty, it does not end.',
    file: 'File',
    fileHint: 'Or enter where it is, or only what it shows.',
    web: 'Address',
    webHint: 'Begins with https://',
    needed: 'Please add a file, an address, or say what it shows.',
    submit: 'Add evidence',
  },
});
