import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { parse } from 'yaml';
import { fixedId } from './fixed-id.js';
import { addTexts } from './rows.js';

const VACANCIES = new URL('../../seeds/vacancies.yaml', import.meta.url);

interface VacancySeed {
  number: number;
  slug: string;
  title: string;
  team: string;
  place: string;
  hours: string;
  languages: string[];
  posted_on: string;
  summary: string;
  tasks: string[];
  needs: string[];
}

/** Vacancies; repeating it keeps changes. */
export async function seedVacancies(client: Client): Promise<void> {
  const vacancies = parse(readFileSync(VACANCIES, 'utf8')) as VacancySeed[];
  await addTexts(
    client,
    'vacancies',
    {
      id: 'uuid',
      slug: 'text',
      title: 'text',
      team: 'text',
      place: 'text',
      hours: 'text',
      languages: 'text[]',
      posted_on: 'date',
      summary: 'text',
      tasks: 'text[]',
      needs: 'text[]',
    },
    { key: ['id'], columns: ['title', 'team', 'place', 'hours', 'summary', 'tasks', 'needs'] },
    vacancies.map(({ number, ...vacancy }) => Object.assign({ id: fixedId('000b', number) }, vacancy)),
  );
}
