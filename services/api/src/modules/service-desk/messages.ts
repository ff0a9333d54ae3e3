import type { AnswerProblem } from '@ayana/contracts/service-desk';
import { defineMessages, plural } from '@ayana/contracts/language';

export const SERVICE_DESK_MESSAGES = defineMessages('api/service-desk', {
  no_draft: 'There is no draft to publish. Save a draft first.',
  no_form: 'A service needs at least one question before it is published.',
  no_asker: 'Choose at least one role that may ask for this service.',
  not_draft: 'A service that was never published cannot be retired.',
  one_key: (key: string) => `Two questions have the key ${key}. Each needs its own.`,
  choices_needed: 'Give at least two choices.',
  choices_unneeded: 'Only a question with choices has choices.',
  each_priority: 'There must be one target for each priority.',
  own_before_resolve: 'The time to own cannot be longer than the time to resolve.',
  need_city: 'Choose a required question with choices, each the name of a city we work in.',
  need_date: 'Choose a required question for a date.',
  need_days: 'Choose a question for a number.',
  need_language: 'Choose a question with choices, each a language we know.',
  role_or_user: 'Each step of an approval names a role or a user, not both.',
  unknown_user: 'There is no such user.',
  unknown_item: 'This service does not exist, or you cannot ask for it.',
  unknown_request: 'There is no such request.',
  unknown_case: 'There is no such case, or it is not yours.',
  arranged: (need: string) => `It is arranged: ${need}.`,
  need_dropped: {
    cancel: (request: string) => `${request} was cancelled.`,
    resolve: (request: string) => `${request} was resolved without it.`,
    merge: (request: string) => `${request} was merged into another request.`,
  },
  not_a_question: (key: string) => `“${key}” is not a question of this form.`,
  answer_missing: (label: string) => `Please answer: ${label}`,
  staff_only: 'Only staff can do this.',
  note_needed: 'Please say why, or what was done.',
  comment_internal: 'Only staff write internal comments.',
  approver_needed: 'This service has no approval chain. Please choose who approves.',
  approver_involved:
    'Nobody approves what they asked for, changed or get. Please choose someone else, or let a colleague ask for it.',
  approver_unneeded: 'This service has its own approval chain.',
  assignee_staff: 'Requests are assigned to staff.',
  nothing_to_change: 'Please change something.',
  merge_itself: 'A request cannot be merged into itself.',
  merge_ended: 'The other request has ended. Merge into one that is open.',
  rate_ended: 'You can say how it went once the request is resolved.',
  link_subject: 'Choose what the request is linked to.',
  link_address: 'Give the address of the page, beginning with https://.',
  closed_note: 'A closed request cannot be changed. Reopen it first.',
  merged_stays: 'A merged request stays closed. Please use the one it was merged into.',
  no_working_day: 'Choose at least one working day.',
  closes_before_opens: 'The desk must close after it opens.',
  not_a_holiday: 'Holidays are dates such as 2026-12-31.',
  papers_limit: (limit: number) =>
    `A request can have at most ${plural(limit, { one: '1 paper', other: `${limit} papers` })}.`,
  range_order: 'The first day must not be after the last day.',
  range_length: (days: number) => `The range can be at most ${plural(days, { one: '1 day', other: `${days} days` })}.`,
});

/** Why an answer was refused. */
export const ANSWER_MESSAGES: Readonly<Record<AnswerProblem | 'unsafe', string>> = defineMessages(
  'api/service-desk/answers',
  {
    not_text: 'This must be text.',
    too_long: 'This is too long.',
    not_a_choice: 'Please choose one of the answers.',
    not_a_date: 'This must be a date such as 2026-12-31.',
    not_yes_or_no: 'Please answer yes or no.',
    not_a_number: 'This must be a number.',
    not_a_person: 'Please choose a person.',
    unsafe: 'This must not contain scripts or embedded frames.',
  },
);
