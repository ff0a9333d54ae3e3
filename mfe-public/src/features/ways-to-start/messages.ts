import { defineMessages } from '@ayana/contracts/language';

export const WAYS_TO_START_MESSAGES = defineMessages('mfe-public/ways-to-start', {
  heading: 'Where do you want to start?',
  ways: [
    ['Treatments', '/treatments', 'What it is, how many days, and what it costs'],
    ['Hospitals', '/hospitals', 'By city, field and language, with prices'],
    ['Doctors', '/doctors', 'By field and language, with free times'],
    ['Cities', '/destinations', 'What each does well, weather, rooms, the way there'],
    ['Trip cost', '/trip-cost', 'The whole trip as a range, in your currency'],
  ],
});
