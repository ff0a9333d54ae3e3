import { defineMessages } from '@ayana/contracts/language';

/** What the API says about the last day of a visa: refusals, reminders, tasks. */
export const VISA_PERIOD_MESSAGES = defineMessages('api/stays/visa-periods', {
  over: 'This day has passed. Enter the last day of the visa, or of its extension.',
  far: 'A visa for treatment ends earlier. Please check the year.',
  task: (day: string) => `Your visa ends on ${day}: extend it, or fly home before`,
  staff_task: (day: string) => `The visa ends on ${day}: have it extended`,
  office_task: (day: string) => `The visa ends on ${day}: help with its extension`,
  title: 'Your visa ends soon',
  text: (day: string) =>
    `The last day is ${day}. Ask your case manager for help with the extension, or fly home before. Once it is extended, enter its new last day.`,
  work_title: (work: string) => `The visa ends soon: ${work}`,
  work_text: (day: string) => `The last day is ${day}.`,
});
