export const BEING_WRITTEN_MESSAGES = {
  text: 'This page is being written. Rather than fill it with words that say nothing, we leave it open until it is right.',
  now: 'What you can do now',
  ask: 'Ask your question',
  ask_text: 'A person writes back within 24 hours.',
  consult: 'Request a free consultation',
  consult_text: 'By video or phone, with no obligation.',
  prices: 'Look up a price',
  prices_text: '61 procedures, each with its source.',
  call: 'Call us',
  write: 'Write to us',
  home: 'Back to the home page',
} as const;
