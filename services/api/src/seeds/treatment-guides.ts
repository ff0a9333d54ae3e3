import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { parse } from 'yaml';
import { addTexts } from './rows.js';
import type { TreatmentSeed } from './treatments.js';

const FOLDER = new URL('../../seeds/treatment-guides/', import.meta.url);

/** The day the texts were written and reviewed by a doctor (a sample, as the doctors are). */
const WRITTEN_ON = '2026-11-22';
const NEXT_REVIEW_ON = '2027-11-22';

interface Lines {
  not_for: string[];
  questions_to_ask: string[];
}

interface Guide extends Lines {
  helps_when: string[];
  risks: string[];
  recovery: string[];
  faq: { question: string; answer: string }[];
}

/** A file of similar treatments: texts shared by a family follow those of a single treatment. */
interface GuideFile {
  families: Record<string, Lines>;
  guides: Record<string, Guide & { family: string }>;
}

function withFamily({ families, guides }: GuideFile): [slug: string, guide: Guide][] {
  return Object.entries(guides).map(([slug, { family, ...guide }]) => {
    const shared = families[family];
    if (shared === undefined) throw new Error(`The guide of ${slug} names an unknown family: ${family}`);
    return [
      slug,
      {
        ...guide,
        not_for: [...guide.not_for, ...shared.not_for],
        questions_to_ask: [...guide.questions_to_ask, ...shared.questions_to_ask],
      },
    ];
  });
}

/** The guides of the seed by the slug of their treatment. */
export function treatmentGuides(): ReadonlyMap<string, Guide> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return new Map(files.flatMap((name) => withFamily(parse(readFileSync(new URL(name, FOLDER), 'utf8')) as GuideFile)));
}

/** Repeating it keeps changes. */
export async function seedTreatmentGuides(client: Client, treatments: readonly TreatmentSeed[]): Promise<void> {
  const guides = treatmentGuides();
  await addTexts(
    client,
    'treatment_guides',
    {
      treatment_id: 'uuid',
      helps_when: 'text[]',
      not_for: 'text[]',
      risks: 'text[]',
      recovery: 'text[]',
      questions_to_ask: 'text[]',
      faq: 'jsonb',
      written_on: 'date',
      reviewed_on: 'date',
      next_review_on: 'date',
    },
    {
      key: ['treatment_id'],
      columns: [
        'helps_when',
        'not_for',
        'risks',
        'recovery',
        'questions_to_ask',
        'faq',
        'reviewed_on',
        'next_review_on',
      ],
    },
    treatments.flatMap(({ id, text }) => {
      const guide = guides.get(text.slug);
      if (guide === undefined) throw new Error(`The seed has no guide of the treatment ${text.slug}`);
      const dates = { written_on: WRITTEN_ON, reviewed_on: WRITTEN_ON, next_review_on: NEXT_REVIEW_ON };
      return [Object.assign({ treatment_id: id }, dates, guide)];
    }),
  );
}
