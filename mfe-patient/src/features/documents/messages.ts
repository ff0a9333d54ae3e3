import { defineMessages, plural } from '@ayana/contracts/language';

/** What the page of a patient's papers says. */
export const messages = defineMessages('mfe-patient/documents', {
  title: 'Documents',
  lead: 'What we need from you, what you have sent, and who may read it.',
  retry: 'Try again',
  failed: 'Your papers couldn’t be loaded',
  none: {
    title: 'No papers yet',
    text: 'Once your journey begins you see here which papers are needed, and send them from your phone or computer.',
    action: 'Ask for a treatment',
  },
  toSend: {
    title: 'To send',
    count: (count: number): string => plural(count, { one: '1 paper', other: `${count} papers` }),
    empty: 'Nothing is needed from you now. You can still send other papers.',
    add: 'Add',
    addOf: (kind: string): string => `Add: ${kind}`,
    again: 'Send again',
    by: (day: string): string => `Needed by ${day}`,
    late: (day: string): string => `Was needed by ${day}`,
    refused: (name: string, day: string): string => `${name} was sent back ${day}`,
  },
  earlier: {
    title: 'Opinions of your other journeys',
    of: (name: string, number: string): string => `${name}, case ${number}`,
    signed: (day: string): string => `Signed ${day}`,
  },
  sent: {
    fromCase: (number: string): string => `From your case ${number}: you need not send it again.`,
    title: 'Sent',
    empty: 'Your papers appear here once you have sent them. Your case manager then checks each.',
    companion: 'Papers that you may read appear here.',
    checking: (day: string): string => `Being checked, sent ${day}`,
    checked: (day: string): string => `Checked ${day}`,
    checkedBy: (name: string, day: string): string => `Checked by ${name} ${day}`,
    validUntil: (day: string): string => `Valid until ${day}`,
    expired: (day: string): string => `Expired on ${day}`,
    readers: (count: number): string => plural(count, { one: 'Shared with 1', other: `Shared with ${count}` }),
    showReplaced: (count: number): string =>
      plural(count, { one: 'Show 1 earlier version', other: `Show ${count} earlier versions` }),
    hideReplaced: 'Hide earlier versions',
    replaced: 'Sent back, a newer one has taken its place',
  },
  download: (name: string): string => `Download ${name}`,
  more: {
    title: 'Send another paper',
    kind: 'What is it?',
  },
  pack: {
    title: 'Your record in one PDF',
    text: 'Your stages, the opinion of the doctor and all checked papers, to take along or to give to another doctor.',
    action: 'Make the PDF',
    busy: 'Making the PDF',
    wait: 'We put it together now. With many papers it takes a minute.',
    done: 'It is among the downloads of this device.',
    failed: 'The PDF couldn’t be made.',
    file: 'medical-record.pdf',
  },
  opened: {
    title: 'Who opened my file',
    text: 'Each time someone views or downloads a paper, it is written down. Nobody can change that list.',
    action: 'See who opened it',
  },
});
