import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { type Prepared, prepared } from '../../platform/database/prepared.js';
import { RowSearch } from './row-search.service.js';
import {
  SEARCH_KINDS,
  type SearchKind,
  type FoundKind,
  type SearchAnswer,
  type FoundItem,
} from '@ayana/contracts/catalogue';
import { type SearchQueryDto, SUGGESTIONS_LIMIT } from './search.dto.js';
import { SearchTerms, type Understood } from './search-terms.service.js';
import { SearchTreatments } from './search-treatments.service.js';
import { tabOf } from './tab.js';
import { understoodOf } from './understood.js';
import { wordsOf } from './understanding/words.js';

/** Rows that are ordered by name, of which the first are shown. */
const CANDIDATES = 60;

interface Row {
  id: string;
  title: string;
  subtitle: string;
  slug: string | null;
}

/** Parameters: ids and limit. */
const rows = (columns: string, from: string, order: string): Prepared<Row> =>
  prepared(
    `select ${columns} from unnest($1::uuid[]) with ordinality found (id, place) ${from} order by ${order} limit $2`,
  );

const ROWS: Readonly<Record<SearchKind, Prepared<Row>>> = {
  treatments: rows(
    `id, coalesce(plain_name, name) as title,
     concat_ws(', ', case total_days_in_india when '0' then null when '1' then '1 day in India'
       else replace(total_days_in_india, '-', ' to ') || ' days in India' end, 'from $' || to_char(india_usd_min, 'FM999,999,999')) as subtitle,
     slug`,
    'join treatments using (id)',
    'place',
  ),
  hospitals: rows(
    `hospital.id, hospital_name as title, concat_ws(', ', coalesce(hospital_type, 'Hospital'), city.name) as subtitle,
     hospital.slug`,
    'join partner_hospitals hospital using (id) left join cities city on city.id = hospital.city_id',
    'title, id',
  ),
  doctors: rows(
    `doctor.id, full_name as title, concat_ws(', ', title, hospital.hospital_name, city.name) as subtitle, null as slug`,
    `join doctors doctor using (id) join partner_hospitals hospital on hospital.id = doctor.hospital_id
     left join cities city on city.id = hospital.city_id`,
    'full_name, doctor.id',
  ),
  cities: rows(
    `id, name as title, concat_ws(', ', state, airport_code) as subtitle, slug`,
    'join cities using (id)',
    'position, id',
  ),
};

const CITIES = prepared<{ id: string }>('select id from cities where slug = any ($1) and is_active order by position');

/** The page of a result. */
const PATHS: Readonly<Record<SearchKind, (row: Row) => string>> = {
  treatments: ({ title }) => `/search?q=${encodeURIComponent(title)}`,
  hospitals: ({ id }) => `/hospital/${id}`,
  doctors: ({ id }) => `/doctors/${id}`,
  cities: ({ slug }) => `/destinations/${slug ?? ''}`,
};

const NOTHING: FoundKind = { items: [], more: false };
type Ids = Readonly<Record<SearchKind, readonly string[]>>;

/** The meaning of a query, and its results (docs/adr/0027). Without a good match there are no results. */
@Injectable()
export class SearchService {
  constructor(
    private readonly database: Database,
    private readonly terms: SearchTerms,
    private readonly rowSearch: RowSearch,
    private readonly treatments: SearchTreatments,
  ) {}

  async search({ q, in: only, limit = SUGGESTIONS_LIMIT }: SearchQueryDto): Promise<SearchAnswer> {
    if (q === undefined || q.trim() === '') return empty();
    const asked = await this.terms.understand(q);
    const ids = await this.ids(q, asked, only, limit);
    const found = await Promise.all(SEARCH_KINDS.map((kind) => this.rows(kind, ids[kind], limit)));
    const answer = empty();
    const written = wordsOf(q).join(' ');
    for (const [index, kind] of SEARCH_KINDS.entries()) {
      const these = found[index] ?? [];
      answer[kind] = { items: these.slice(0, limit).map((row) => item(kind, row)), more: these.length > limit };
      const exact = these.find(({ title }) => wordsOf(title).join(' ') === written);
      if (exact !== undefined) answer.best ??= item(kind, exact);
    }
    const isNamed = SEARCH_KINDS.some((kind) => ids[kind].length > 0);
    answer.fits = asked.fits || isNamed;
    answer.pages = asked.refused ? [] : [...asked.pages];
    answer.understood = asked.fits ? understoodOf(asked, answer.treatments.items) : [];
    answer.not_understood = asked.fits ? [...asked.unknown, ...asked.everyday] : [];
    answer.read_as = asked.corrected;
    answer.tab = tabOf(asked, ids);
    return answer;
  }

  private async ids(q: string, asked: Understood, only: SearchKind | undefined, limit: number): Promise<Ids> {
    const wanted = (kind: SearchKind): boolean => only === undefined || only === kind;
    const most = Math.max(CANDIDATES, limit + 1);
    const names = wanted('hospitals') || wanted('doctors') ? await this.rowSearch.names(q, asked, most) : null;
    const doubtful = names !== null && asked.doubtful.length > 0;
    const none = Promise.resolve<string[]>([]);
    const [treatments, hospitals, doctors, cities] = await Promise.all([
      wanted('treatments') && !doubtful ? this.treatments.of(q, asked, limit + 1) : none,
      wanted('hospitals') ? (names?.hospital ?? this.rowSearch.narrowed('hospital', asked, most)) : none,
      wanted('doctors') ? (names?.doctor ?? this.rowSearch.narrowed('doctor', asked, most)) : none,
      wanted('cities') ? this.cities(q, asked, limit + 1) : none,
    ]);
    return { treatments, hospitals, doctors, cities };
  }

  private async cities(q: string, asked: Understood, most: number): Promise<string[]> {
    if (asked.cities.length > 0 && asked.fits)
      return (await this.database.ask(CITIES, [asked.cities])).map(({ id }) => id);
    if (asked.refused || asked.everyday.length > 0 || (asked.fits && asked.unknown.length === 0)) return [];
    return this.rowSearch.named('city', asked.fits ? asked.unknown : wordsOf(q), false, most);
  }

  private rows(kind: SearchKind, ids: readonly string[], limit: number): Promise<Row[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.database.ask(ROWS[kind], [ids, limit + 1]);
  }
}

const empty = (): SearchAnswer => ({
  treatments: NOTHING,
  hospitals: NOTHING,
  doctors: NOTHING,
  cities: NOTHING,
  pages: [],
  understood: [],
  not_understood: [],
  read_as: null,
  fits: true,
  tab: null,
});

function item(kind: SearchKind, row: Row): FoundItem {
  const { id, title, subtitle } = row;
  return { kind, id, title, subtitle, path: PATHS[kind](row) };
}
