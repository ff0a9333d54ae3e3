import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Prepared, prepared } from '../../platform/database/prepared.js';
import {
  type FoundItemDto,
  type FoundKindDto,
  SEARCH_KINDS,
  type SearchAnswerDto,
  type SearchKind,
  type SearchQueryDto,
  SUGGESTIONS_LIMIT,
} from './search.dto.js';

/** Rows looked at of each tier before they are put in order, so that a common word costs no more than a rare one. */
const CANDIDATES = 60;

interface Row {
  id: string;
  title: string;
  subtitle: string;
  slug: string | null;
  named_so: boolean;
}

/** By term and limit. */
const found = (subject: string, columns: string, from: string, name: string): Prepared<Row> =>
  prepared(
    `select ${columns}, coalesce(search_plain(${name}) = search_plain($1), false) as named_so
     from search_find('${subject}', $1, '{}', $2, ${CANDIDATES}) found ${from} order by tier, title, id limit $2`,
  );

const FOUND: Readonly<Record<SearchKind, Prepared<Row>>> = {
  treatments: found(
    'treatment',
    `id, coalesce(plain_name, name) as title,
     concat_ws(', ', total_days_in_india || ' days in India', 'from $' || to_char(india_usd_min, 'FM999,999,999')) as subtitle,
     slug`,
    'join treatments using (id)',
    'coalesce(plain_name, name)',
  ),
  hospitals: found(
    'hospital',
    `hospital.id, hospital_name as title, concat_ws(', ', coalesce(hospital_type, 'Hospital'), city.name) as subtitle,
     hospital.slug`,
    'join partner_hospitals hospital using (id) left join cities city on city.id = hospital.city_id',
    'hospital_name',
  ),
  doctors: found(
    'doctor',
    `doctor.id, full_name as title, concat_ws(', ', title, hospital.hospital_name, city.name) as subtitle, null as slug`,
    `join doctors doctor using (id) join partner_hospitals hospital on hospital.id = doctor.hospital_id
     left join cities city on city.id = hospital.city_id`,
    'full_name',
  ),
  cities: found(
    'city',
    `id, name as title, concat_ws(', ', state, airport_code) as subtitle, slug`,
    'join cities using (id)',
    'name',
  ),
};

/** Where somebody goes who chooses it. A treatment has no page of its own: it is who does it, and where. */
const PATHS: Readonly<Record<SearchKind, (row: Row) => string>> = {
  treatments: ({ title }) => `/search?q=${encodeURIComponent(title)}`,
  hospitals: ({ id }) => `/hospital/${id}`,
  doctors: ({ id }) => `/doctors/${id}`,
  cities: ({ slug }) => `/destinations#${slug ?? ''}`,
};

const NOTHING: FoundKindDto = { items: [], more: false };

/** What a word or two may mean, among everything there is (docs/adr/0011). */
@Injectable()
export class SearchService {
  constructor(private readonly database: Database) {}

  async search({ q, in: only, limit = SUGGESTIONS_LIMIT }: SearchQueryDto): Promise<SearchAnswerDto> {
    if (q === undefined || q.trim() === '') return empty();
    const rows = await Promise.all(
      SEARCH_KINDS.map((kind) =>
        only === undefined || only === kind ? this.database.ask(FOUND[kind], [q, limit + 1]) : Promise.resolve([]),
      ),
    );
    const answer: SearchAnswerDto = empty();
    for (const [index, kind] of SEARCH_KINDS.entries()) {
      const these = rows[index] ?? [];
      answer[kind] = { items: these.slice(0, limit).map((row) => item(kind, row)), more: these.length > limit };
      const exact = these.find(({ named_so }) => named_so);
      if (exact !== undefined) answer.best ??= item(kind, exact);
    }
    return answer;
  }
}

const empty = (): SearchAnswerDto => ({ treatments: NOTHING, hospitals: NOTHING, doctors: NOTHING, cities: NOTHING });

function item(kind: SearchKind, row: Row): FoundItemDto {
  const { id, title, subtitle } = row;
  return { kind, id, title, subtitle, path: PATHS[kind](row) };
}
