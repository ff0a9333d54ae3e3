import { readdirSync } from 'node:fs';
import { type Department, DEPARTMENTS } from '@ayana/contracts/catalogue';
import type { Client } from 'pg';
import { FACTS, yamlFacts } from './facts.js';
import { type Need, NEEDS } from './needs.js';
import { addTexts } from './rows.js';

/** The day the texts were written and reviewed by a doctor (a sample, as the doctors are). */
const WRITTEN_ON = '2026-11-22';
const NEXT_REVIEW_ON = '2027-11-22';

interface Lines {
  not_for: string[];
  questions_to_ask: string[];
}

/** What a treatment is called in procedures.csv, and what patients read of it first. */
export interface TreatmentText {
  procedure: string;
  slug: string;
  plain_name: string;
  department: Department;
  description: string;
  conditions: readonly string[];
  /** Further departments that offer it. */
  also?: readonly Department[];
  needs?: Need;
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
  guides: Record<string, Guide & Omit<TreatmentText, 'slug'> & { family: string }>;
}

/** The first guide that names a family, a department or a need that does not exist. */
function wrongIn({ families, guides }: GuideFile) {
  for (const [slug, { family, department, also = [], needs }] of Object.entries(guides)) {
    if (families[family] === undefined) return { path: ['guides', slug, 'family'], reason: `${family} is unknown` };
    const unknown = [department, ...also].find((each) => !DEPARTMENTS.includes(each));
    if (unknown !== undefined) return { path: ['guides', slug, 'department'], reason: `${unknown} is no department` };
    if (needs !== undefined && !NEEDS.includes(needs))
      return { path: ['guides', slug, 'needs'], reason: `${needs} is none of ${NEEDS.join(', ')}` };
  }
  return undefined;
}

const entries = readdirSync(new URL('treatment-guides/', FACTS))
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => {
    const { families, guides } = yamlFacts(`treatment-guides/${name}`, wrongIn);
    return Object.entries(guides).map(([slug, { family, ...guide }]) =>
      Object.assign({ slug, shared: families[family] }, guide),
    );
  });

/** By the name of the procedure. */
export const TREATMENT_TEXTS: ReadonlyMap<string, TreatmentText> = new Map(
  entries.map(({ procedure, slug, plain_name, department, description, conditions, also, needs }) => [
    procedure,
    {
      procedure,
      slug,
      plain_name,
      department,
      description,
      conditions,
      ...(also && { also }),
      ...(needs && { needs }),
    },
  ]),
);

/** The guides of the seed by the slug of their treatment. */
const GUIDES: ReadonlyMap<string, Guide> = new Map(
  entries.map(({ slug, shared, helps_when, not_for, risks, recovery, questions_to_ask, faq }) => [
    slug,
    {
      helps_when,
      risks,
      recovery,
      faq,
      not_for: [...not_for, ...(shared?.not_for ?? [])],
      questions_to_ask: [...questions_to_ask, ...(shared?.questions_to_ask ?? [])],
    },
  ]),
);

/** Repeating it keeps changes. */
export async function seedTreatmentGuides(
  client: Client,
  treatments: readonly { id: string; text: TreatmentText }[],
): Promise<void> {
  await addTexts(
    client,
    'treatment_guides',
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
      const guide = GUIDES.get(text.slug);
      if (guide === undefined) throw new Error(`The seed has no guide of the treatment ${text.slug}`);
      const dates = { written_on: WRITTEN_ON, reviewed_on: WRITTEN_ON, next_review_on: NEXT_REVIEW_ON };
      return [Object.assign({ treatment_id: id }, dates, guide)];
    }),
  );
}
