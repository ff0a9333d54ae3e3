import { defineMessages } from '@ayana/contracts/language';

/** Common complaints of patients, and what this system does about them. */
export const WHY_MESSAGES = defineMessages('mfe-public/why-choose-us', {
  heading: 'What usually goes wrong, and what we do instead',
  rows: [
    {
      complaint: 'No one answers.',
      strong: 'A person writes back within 24 hours.',
      rest: 'Our team sees your request as soon as you send it, and sees by when to answer.',
    },
    {
      complaint: 'Who is looking after me?',
      strong: 'One person looks after your request',
      rest: 'and tells you their name. The team always sees which requests still wait for a person.',
    },
    {
      complaint: 'The bill grows.',
      strong: 'See prices before you ask:',
      rest: '61 procedures, each with a price range, its year and its source, next to the price in the US.',
    },
    {
      complaint: 'Was that your time or mine?',
      strong: 'You always see both times,',
      rest: 'yours and Chennai’s, even if the difference is not a whole hour.',
    },
    {
      complaint: 'The connection broke. Now I must write it all again.',
      strong: 'You write it only once.',
      rest: 'Your browser keeps what you typed until it reaches us. We cannot get it twice.',
    },
  ],
  near: '10:00 AM, Nairobi',
  far: '12:30 PM, Chennai',
});
