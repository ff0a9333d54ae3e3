import { readdirSync, readFileSync } from 'node:fs';
import type { BlogTopic, FaqTopic } from '@ayana/contracts/content';
import type { Client } from 'pg';
import { parse } from 'yaml';
import { fixedId } from './fixed-id.js';

const BLOG = new URL('../../seeds/blog/', import.meta.url);
const FAQ = new URL('../../seeds/faq.yaml', import.meta.url);
const WORDS_A_MINUTE = 200;

/** What stands above an article: days as `2026-11-03`, doctors by their number in the seeds. */
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
  /** Numbers stay with their entry for good: they make its id. */
  entries: { number: number; slug: string; topic: FaqTopic; question: string; answer: string }[];
}

const doctor = (number: number): string => fixedId('0006', number);

/** Pages whose text is not in the database, by the doctor who reads them. */
const REVIEWS: readonly (readonly [path: string, doctor: number, on: string, next: string])[] = [
  ['/services/cardiology', 1, '2026-11-22', '2027-11-22'],
  ['/services/orthopedic', 2, '2026-11-22', '2027-11-22'],
  ['/services/oncology', 3, '2026-11-22', '2027-05-22'],
  ['/services/patient-journey', 9, '2026-10-21', '2027-10-21'],
  ['/services/video-consultation', 9, '2026-11-22', '2027-11-22'],
  ['/services/patient-journey', 9, '2026-11-22', '2027-11-22'],
  ['/treatment-journey/consultation', 9, '2026-11-22', '2027-11-22'],
  ['/treatment-journey/planning', 9, '2026-11-22', '2027-11-22'],
  ['/treatment-journey/travel', 9, '2026-11-22', '2027-05-22'],
  ['/treatment-journey/treatment', 9, '2026-11-22', '2027-11-22'],
  ['/treatment-journey/recovery', 2, '2026-11-22', '2027-11-22'],
  ['/insurance', 9, '2026-11-02', '2027-05-02'],
  ['/resources', 9, '2026-11-04', '2027-11-04'],
];

/** Articles, questions and reviews; again is harmless and leaves what people changed since. */
export async function seedContent(client: Client): Promise<void> {
  for (const name of readdirSync(BLOG).filter((each) => each.endsWith('.md'))) {
    await seedPost(client, name.replace(/\.md$/, ''), readFileSync(new URL(name, BLOG), 'utf8'));
  }
  const { reviewed_on, entries } = parse(readFileSync(FAQ, 'utf8')) as FaqFile;
  for (const [index, { number, slug, topic, question, answer }] of entries.entries()) {
    await client.query(
      `insert into faq_entries (id, slug, topic, question, answer, position, reviewed_on)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [fixedId('000a', number), slug, topic, question, answer.trim(), index + 1, reviewed_on],
    );
  }
  for (const [path, number, reviewedOn, nextReviewOn] of REVIEWS) {
    await client.query(
      'insert into content_reviews (path, doctor_id, reviewed_on, next_review_on) values ($1, $2, $3, $4) on conflict do nothing',
      [path, doctor(number), reviewedOn, nextReviewOn],
    );
  }
}

async function seedPost(client: Client, slug: string, file: string): Promise<void> {
  const [, head = '', text = ''] = file.split(/^---$/m);
  const { number, review, sources, ...post } = parse(head) as FrontMatter;
  const body = text.trim();
  await client.query(
    `insert into blog_posts (id, slug, title, summary, topic, body, reading_minutes, published_on, updated_on,
       reviewer_id, reviewed_on, next_review_on, sources, drawing)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing`,
    [
      fixedId('0009', number),
      slug,
      post.title,
      post.summary,
      post.topic,
      body,
      Math.ceil(body.split(/\s+/).length / WORDS_A_MINUTE),
      post.published_on,
      post.updated_on,
      review ? doctor(review.doctor) : null,
      review?.on ?? null,
      review?.next ?? null,
      JSON.stringify(sources),
      post.drawing,
    ],
  );
}
