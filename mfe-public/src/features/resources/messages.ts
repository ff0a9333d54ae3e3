import { defineMessages } from '@ayana/contracts/language';

export const RESOURCES_MESSAGES = defineMessages('mfe-public/resources', {
  title: 'Resources',
  lead: 'Help for each stage of your journey, and the warning signs after an operation. Print this page and take it with you.',
  dated: 'As of November 2026, from the sources below. Always follow your own discharge letter first.',
  description:
    'Guides for each stage of treatment abroad, warning signs after surgery, when you can fly, and which papers to carry. Printable.',
  now: 'Call an ambulance now',
  today: 'Call the hospital today',
  numbers: [
    ['Emergency in India', '112'],
    ['Ambulance, most states', '108'],
    ['At home', 'your local number'],
    ['Ward or surgeon', 'see your discharge letter'],
  ],
  next: {
    title: 'Did you not find your answer?',
    text: 'Ask us. If the answer can help others too, we add it to this page.',
  },
  ask: 'Ask a question',
});
