import { defineMessages } from '@ayana/contracts/language';
import type { StepFault } from '@ayana/contracts/operations';

export const ESCALATION_MESSAGES = defineMessages('api/operations/escalations', {
  name_taken: 'There is one with this name already.',
  nothing_to_change: 'Please change something.',
  unknown_person: 'This person is not one of the staff.',
  unknown_subject: 'There is no such signal or incident.',
  unknown_rota: 'There is no such on-call rota.',
  unknown_chain: 'There is no such chain, or it is archived.',
  shared_phone: 'Please enter the number that partners and patients are to call.',
  twice: 'A person has one turn. Please name each of them once.',
  until_after_from: 'It must end after it begins.',
  is_over: 'This time is over already.',
  too_long: 'An override lasts at most 60 days.',
  override_meets: 'Another override covers a part of this time.',
  range_length: 'Choose at most 100 days.',
  rota_used: 'A chain pages this rota. Take it out of the chain first.',
  chain_runs: 'A run of this chain is open. End it first.',
  archived: 'It is archived. Bring it back first.',
  not_archived: 'It is not archived.',
  reason_needed: 'Please say why.',
  feed_own: 'On call',
  feed_turn: (rota: string) => `On call: ${rota}`,
  feed_person: (name: string) => `On call: ${name}`,
  covers: (name: string, away: string) => `${name} (for ${away})`,
  answered: (name: string) => `${name} has acknowledged it already.`,
  over: 'It is over: nobody is paged any more.',
  link: {
    title: 'Do you take this on?',
    text: (title: string) => `“${title}”: once you acknowledge it, nobody else is paged.`,
    action: 'Acknowledge',
    done_title: 'You have acknowledged it',
    done: (title: string) => `“${title}” is yours. Nobody else is paged.`,
    by_title: 'It is taken care of',
    by: (name: string, title: string) => `${name} has acknowledged “${title}”. There is nothing left to do for you.`,
    over_title: 'It is over',
    over: (title: string) => `“${title}” was stopped. There is nothing left to do for you.`,
    open: 'Open it in the portal',
  },
});

/** What is wrong with a step. */
export const STEP_MESSAGES: Readonly<Record<StepFault, string>> = defineMessages('api/operations/escalation-steps', {
  no_step: 'A chain needs at least one step.',
  no_target: 'Name at least one person or rota.',
  no_channel: 'Choose at least one channel.',
  twice: 'Each person and each rota is named once in a step.',
  last_waits: 'The last step needs a time to answer in: at least one minute.',
});
