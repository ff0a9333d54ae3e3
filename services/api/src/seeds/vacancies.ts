import type { Client } from 'pg';
import { yamlFacts } from './facts.js';
import { fixedId } from './fixed-id.js';
import { addTexts } from './rows.js';

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
  const vacancies = yamlFacts<VacancySeed[]>('vacancies.yaml');
  await addTexts(
    client,
    'vacancies',
    { key: ['id'], columns: ['title', 'team', 'place', 'hours', 'summary', 'tasks', 'needs'] },
    vacancies.map(({ number, ...vacancy }) => Object.assign({ id: fixedId('000b', number) }, vacancy)),
  );
}
