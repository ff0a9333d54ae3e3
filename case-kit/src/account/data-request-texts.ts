import { defineMessages } from '@ayana/contracts/language';

/** What a person has asked about their own data. */
export const DATA_REQUEST_MESSAGES = defineMessages('case-kit/account/data-requests', {
  title: 'What you asked about your data',
  kinds: { export: 'A copy of your data', correct: 'A correction', erase: 'Deletion of your data' },
  states: { received: 'Received', verified: 'Being worked on', done: 'Done', refused: 'Refused' },
  asked: (day: string): string => `Asked on ${day}.`,
  due: (day: string): string => `You get an answer until ${day}.`,
  open: (day: string): string => `You can download it until ${day}.`,
  over: 'The time for the download is over. Ask us for a new copy.',
  download: 'Download the copy',
  downloading: 'Making the copy',
  file: 'my-data.zip',
  failed: 'What you asked about your data couldn’t be loaded.',
});
