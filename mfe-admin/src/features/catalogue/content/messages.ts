import { defineMessages, number, plural } from '@ayana/contracts/language';

/** The start of the upkeep of content. */
export const content = defineMessages('mfe-admin/content', {
  title: 'Content',
  lead: 'The texts of the public site and its newsletter. Each change is public at once.',
  articles: 'Articles',
  articlesDue: (count: number): string =>
    plural(count, { 0: 'no review is due', one: '1 review is due', other: `${number(count)} reviews are due` }),
  questions: 'Questions',
  questionsNote: (votes: number, unhelpful: number): string =>
    `${plural(votes, { one: '1 vote', other: `${number(votes)} votes` })} in 30 days, ${plural(unhelpful, { 0: 'none rather unhelpful', one: '1 rather unhelpful', other: `${number(unhelpful)} rather unhelpful` })}`,
  vacancies: 'Open vacancies',
  vacanciesNote: (count: number): string =>
    plural(count, { one: '1 application in 30 days', other: `${number(count)} applications in 30 days` }),
  readers: 'Newsletter readers',
  readersNote: (joined: number, left: number): string => `${number(joined)} joined and ${number(left)} left in 30 days`,
  newsletter: 'Newsletter',
  newsletterNote:
    'Newsletters are written and sent as broadcasts. Readers choose topics and leave by a press in any email.',
  topic: 'Topic',
  topicReaders: 'Readers',
  write: 'Write a newsletter',
  failed: 'The content couldn’t be loaded.',
  stale: 'This is from before: it couldn’t be loaded again.',
  retry: 'Try again',
});

export const articles = defineMessages('mfe-admin/content-articles', {
  title: 'Articles',
  lead: 'What patients read. Each change is public at once.',
  add: 'New article',
  submit: 'Add article',
  failed: 'The article couldn’t be loaded.',
  staleNote: 'This is from before: the article couldn’t be loaded again.',
  table: {
    label: 'Articles',
    empty: { title: 'No articles yet.', text: 'Articles appear here once they are added.' },
    filtered: 'No article matches these filters.',
    failed: 'The articles couldn’t be loaded.',
  },
  q: 'Search title or summary',
  noReview: 'none needed',
  columns: { name: 'Article', published: 'Published', review: 'Next review' },
  groups: {
    article: 'Article',
    articleHint: 'The address of its page is made from the title once, and stays.',
    sources: 'Sources',
  },
  fields: {
    title: 'Title',
    topic: 'Topic',
    summary: 'Summary',
    body: 'Text',
    bodyHint: 'Markdown: headings, lists, links and emphasis.',
    drawing: 'Picture',
    published: 'Published on',
    updated: 'Last changed on',
    sourceName: 'Name',
    href: 'Link',
    read: 'Read',
    readHint: 'In words: September 2026.',
  },
  addSource: 'Add a source',
  source: (place: number): string => `Source ${place}`,
});

export const questions = defineMessages('mfe-admin/content-questions', {
  title: 'Questions',
  lead: 'What is asked often, and whether the answers help. Each change is public at once.',
  add: 'New question',
  submit: 'Add question',
  failed: 'The question couldn’t be loaded.',
  staleNote: 'This is from before: the question couldn’t be loaded again.',
  table: {
    label: 'Questions',
    empty: { title: 'No questions yet.', text: 'Questions appear here once they are added.' },
    filtered: 'No question matches these filters.',
    failed: 'The questions couldn’t be loaded.',
  },
  q: 'Search question or answer',
  columns: { name: 'Question', helpful: 'Helpful', unhelpful: 'Not helpful', checked: 'Checked' },
  group: 'Question',
  fields: {
    question: 'Question',
    answer: 'Answer',
    answerHint: 'Markdown: lists, links and emphasis.',
    topic: 'Topic',
    checked: 'Checked on',
  },
  votes: {
    title: 'What readers say',
    counts: (helpful: string, unhelpful: string): string => `${helpful} helpful, ${unhelpful} not helpful`,
    none: 'No reader has written why.',
    helpful: 'Helpful',
    unhelpful: 'Not helpful',
  },
});

export const vacancies = defineMessages('mfe-admin/content-vacancies', {
  title: 'Vacancies',
  lead: 'Open ones are on the careers page and take applications, which come to the inbox.',
  add: 'New vacancy',
  submit: 'Add vacancy',
  failed: 'The vacancy couldn’t be loaded.',
  staleNote: 'This is from before: the vacancy couldn’t be loaded again.',
  table: {
    label: 'Vacancies',
    empty: { title: 'No vacancies yet.', text: 'Vacancies appear here once they are added.' },
    filtered: 'No vacancy matches these filters.',
    failed: 'The vacancies couldn’t be loaded.',
  },
  q: 'Search title, team or place',
  columns: { name: 'Vacancy', place: 'Place', posted: 'Posted', applications: 'Applications' },
  groups: {
    vacancy: 'Vacancy',
    vacancyHint: 'A removed vacancy takes no applications; those it has stay in the inbox.',
    work: 'The work',
  },
  fields: {
    title: 'Title',
    team: 'Team',
    place: 'Place',
    hours: 'Hours',
    posted: 'Posted on',
    languages: 'Languages',
    summary: 'Summary',
    tasks: 'Tasks',
    needs: 'What is needed',
  },
});
