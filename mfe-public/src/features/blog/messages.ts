import { defineMessages, select } from '@ayana/contracts/language';

export const BLOG_MESSAGES = defineMessages('mfe-public/blog', {
  title: 'Read before you decide',
  lead: 'What every patient and companion should know before the journey. Each article has a date and sources. Medical articles say what kind of doctor reviewed them, and when.',
  home: 'Home',
  blog: 'Articles',
  topics: 'Topics',
  all: 'All articles',
  of_topic: (topic: string): string => `Articles: ${topic}`,
  list: 'More articles',
  older: 'Older articles',
  minutes: (count: number): string => `${count} min read`,
  written: (published: string, updated: string | null, minutes: number): string =>
    `Published ${published}${select(updated, { none: '', other: `, updated ${updated}` })}. ${minutes} minutes to read.`,
  related: 'On the same topic',
  other_posts: 'The articles before and after',
  newer_one: 'Newer',
  older_one: 'Older',
  help_title: 'A question about your own case?',
  help_text: 'Ask a case manager in a free consultation, by video or telephone. A person answers within 24 hours.',
  ask: 'Request a free consultation',
  next_title: 'When you are ready',
  next_text: 'Tell us your diagnosis and when you could travel. A person answers within 24 hours, with no obligation.',
  questions: 'Read the questions others ask',
  not_medical_advice:
    'This article gives information. It does not replace an examination. If you have signs of an emergency, call your local emergency number.',
  failed: 'We could not load the articles',
  failed_text: 'You did nothing wrong. Please try again in a moment.',
  retry: 'Try again',
  empty: 'No articles on this topic yet',
  empty_text: 'Read our other articles, or ask us a question. A person answers.',
});
