/** A complaint patients really have, and what this system really does about it. Nothing here that it does not do. */
export const WHY_MESSAGES = {
  heading: 'What usually goes wrong, and what we do instead',
  rows: [
    {
      complaint: 'Nobody answers.',
      strong: 'Within 24 hours a person writes back.',
      rest: 'Your request is on our team’s list the moment you send it, with the hour by which it is due.',
    },
    {
      complaint: 'Who is looking after it?',
      strong: 'One person takes it over,',
      rest: 'under their own name. Two cannot take the same request, and none is left without an owner unseen.',
    },
    {
      complaint: 'The bill grows.',
      strong: 'Prices stand here before you ask:',
      rest: '61 procedures, each with a range, its year and its source, and what it costs in the US beside it.',
    },
    {
      complaint: 'Was that your time or mine?',
      strong: 'Every hour has two clocks,',
      rest: 'yours and Chennai’s, also where the difference is not a whole hour.',
    },
    {
      complaint: 'The line dropped. Write it all again.',
      strong: 'You write it once.',
      rest: 'What you typed waits in your browser until it has arrived, and it cannot arrive twice.',
    },
  ],
  near: '10:00 AM, Nairobi',
  far: '12:30 PM, Chennai',
} as const;
