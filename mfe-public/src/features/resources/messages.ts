export const RESOURCES_MESSAGES = {
  title: 'Resources',
  lead: 'What helps at each stage of the journey, and the signs after an operation that nobody should wait with. Made to be printed and taken along.',
  dated: 'As of November 2026, from the sources below. What your own discharge letter says comes first.',
  description:
    'Guides for each stage of treatment abroad, red-flag checklists after surgery, when you may fly, and which papers to carry. Printable.',
  now: 'Call an ambulance now',
  today: 'Ring the hospital today',
  numbers: [
    ['Emergency in India', '112'],
    ['Ambulance, most states', '108'],
    ['At home', 'your own'],
    ['Ward or surgeon', 'from the discharge letter'],
  ],
  next: {
    title: 'Something is not in here',
    text: 'Ask us. If the answer helps others as well, it gets a place on this page.',
  },
  ask: 'Ask a question',
} as const;
