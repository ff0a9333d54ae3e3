import { defineMessages } from '@ayana/contracts/language';

export const JOURNEY_MESSAGES = defineMessages('api/journeys', {
  unknown_treatment: 'This treatment is not offered. Please choose another one.',
  dates_reversed: 'The last day cannot be before the first.',
  nothing_to_change: 'Please change something.',
  unknown_patient: 'There is no such patient.',
  unknown_request: 'There is no such request of this patient.',
  one_journey: 'A journey has grown from this request already.',
  journey_closed: 'This journey is closed.',
  stage_title: (label: string) => `Completed: ${label}`,
  stage_next: (label: string, what: string) => `Next: ${label}. ${what}`,
  stage_last: 'Your journey is complete. We remain there for you.',
});
