import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { ReadCache } from '../../../platform/database/read-cache.js';
import { type Facets, facetsOf } from './directory.js';
import { countsQuery, type DoctorFilters } from './directory.queries.js';

interface Counts {
  /** How many doctors match. */
  total: number;
  facets: Facets;
}

/** Counting reads all doctors of a list, whatever its page: it is cached longer than an answer, by filters. */
const TIMES_AS_LONG = 5;
const MAX_CACHED = 500;

@Injectable()
export class DoctorCounts {
  private readonly cache: ReadCache<Counts>;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.cache = new ReadCache(database, { milliseconds: config.publicAnswersMs * TIMES_AS_LONG, most: MAX_CACHED });
  }

  /** @param now milliseconds since 1970, from which days are counted */
  of(filters: DoctorFilters, now: number): Promise<Counts> {
    return this.cache.read(hash('sha256', JSON.stringify(filters)), () => this.count(filters, now));
  }

  private async count(filters: DoctorFilters, now: number): Promise<Counts> {
    const { rows } = await countsQuery(filters, now).execute(this.database.read());
    return { total: rows.find(({ facet }) => facet === 'total')?.count ?? 0, facets: facetsOf(rows) };
  }
}
