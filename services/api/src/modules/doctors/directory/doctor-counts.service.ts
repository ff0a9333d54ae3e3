import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { KeptReads } from '../../../platform/database/kept-reads.js';
import { type Facets, facetsOf } from './directory.js';
import { countsQuery, type Wanted } from './directory.queries.js';

interface Counts {
  /** How many doctors match. */
  total: number;
  facets: Facets;
}

/** Counting reads all doctors of a list, whatever its page: it is cached longer than an answer, by filters. */
const TIMES_AS_LONG = 5;
const MOST = 500;

@Injectable()
export class DoctorCounts {
  private readonly kept: KeptReads<Counts>;

  constructor(
    config: Config,
    private readonly database: Database,
  ) {
    this.kept = new KeptReads(database, { milliseconds: config.publicAnswersMs * TIMES_AS_LONG, most: MOST });
  }

  /** @param now milliseconds since 1970, from which days are counted */
  of(wanted: Wanted, now: number): Promise<Counts> {
    return this.kept.read(hash('sha256', JSON.stringify(wanted)), () => this.count(wanted, now));
  }

  private async count(wanted: Wanted, now: number): Promise<Counts> {
    const { rows } = await countsQuery(wanted, now).execute(this.database.read());
    return { total: rows.find(({ facet }) => facet === 'total')?.count ?? 0, facets: facetsOf(rows) };
  }
}
