import { readdirSync, readFileSync } from 'node:fs';
import type { BlogTopic, FaqTopic } from '@ayana/contracts/content';
import type { Client } from 'pg';
import { parse } from 'yaml';
import { csvFacts, FACTS, numberCell, textCell, yamlFacts } from './facts.js';
import { fixedId } from './fixed-id.js';
import { addTexts } from './rows.js';

const BLOG = new URL('blog/', FACTS);
const WORDS_PER_MINUTE = 200;

/** The front matter of an article: days as `2026-11-03`, doctors by their number in the seeds. */
interface FrontMatter {
  number: number;
  title: string;
  summary: string;
  topic: BlogTopic;
  drawing: string;
  published_on: string;
  updated_on: string;
  review?: { doctor: number; on: string; next: string };
  sources: { name: string; href?: string; read: string }[];
}

interface FaqFile {
  reviewed_on: string;
  /** An entry's number never changes: its id is derived from it. */
  entries: { number: number; slug: string; topic: FaqTopic; question: string; answer: string }[];
}

const doctor = (number: number): string => fixedId('0006', number);

/** Pages whose text is not in the database, by the doctor who reviews them. */
const REVIEWS = csvFacts('page-reviews.csv', {
  path: textCell,
  doctor: numberCell,
  reviewed_on: textCell,
  next_review_on: textCell,
});

/** Articles, questions and reviews; repeating it keeps changes. */
export async function seedContent(client: Client): Promise<void> {
  await addTexts(
    client,
    'blog_posts',
    {
      key: ['id'],
      columns: [
        'title',
        'summary',
        'body',
        'reading_minutes',
        'updated_on',
        'reviewer_id',
        'reviewed_on',
        'next_review_on',
        'sources',
      ],
    },
    readdirSync(BLOG)
      .filter((name) => name.endsWith('.md'))
      .map((name) => post(name.replace(/\.md$/, ''), readFileSync(new URL(name, BLOG), 'utf8'))),
  );
  const { reviewed_on, entries } = yamlFacts<FaqFile>('faq.yaml');
  await addTexts(
    client,
    'faq_entries',
    { key: ['id'], columns: ['question', 'answer', 'reviewed_on'] },
    entries.map(({ number, slug, topic, question, answer }, index) => ({
      id: fixedId('000a', number),
      slug,
      topic,
      question,
      answer: answer.trim(),
      position: index + 1,
      reviewed_on,
    })),
  );
  await addTexts(
    client,
    'content_reviews',
    { key: ['path'], columns: ['doctor_id', 'reviewed_on', 'next_review_on'] },
    REVIEWS.map(({ doctor: number_, ...review }) => Object.assign({ doctor_id: doctor(number_) }, review)),
  );
}

function post(slug: string, file: string) {
  const [, head = '', text = ''] = file.split(/^---$/m);
  const { number, review, ...facts } = parse(head) as FrontMatter;
  const body = text.trim();
  return {
    ...facts,
    id: fixedId('0009', number),
    slug,
    body,
    reading_minutes: Math.ceil(body.split(/\s+/).length / WORDS_PER_MINUTE),
    reviewer_id: review === undefined ? null : doctor(review.doctor),
    reviewed_on: review?.on ?? null,
    next_review_on: review?.next ?? null,
  };
}
