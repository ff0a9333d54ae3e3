import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { parse } from 'yaml';
import { fixedId } from './fixed-id.js';

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

/** Vacancies; again is harmless and leaves what people changed since. */
export async function seedVacancies(client: Client): Promise<void> {
  for (const each of parse(readFileSync(VACANCIES, 'utf8')) as VacancySeed[]) {
    const { number, slug, title, team, place, hours, languages, posted_on, summary, tasks, needs } = each;
    await client.query(
      `insert into vacancies (id, slug, title, team, place, hours, languages, posted_on, summary, tasks, needs)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
      [fixedId('000b', number), slug, title, team, place, hours, languages, posted_on, summary, tasks, needs],
    );
  }
}
