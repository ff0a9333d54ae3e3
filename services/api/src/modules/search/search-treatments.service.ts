import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import { RowSearch } from './row-search.service.js';
import { SearchTerms, type Understood } from './search-terms.service.js';
import { wordsOf } from './understanding/words.js';

const OF_DEPARTMENTS = prepared<{ id: string }>(
  `select id from treatments where is_active and department = any ($1) and slug is not null order by name, id limit $2`,
);

/** Finds the treatments a query asks for, without guessing others. */
@Injectable()
export class SearchTreatments {
  constructor(
    private readonly database: Database,
    private readonly terms: SearchTerms,
    private readonly rowSearch: RowSearch,
  ) {}

  /** The ids, the most likely first. */
  async ids(query: string, most: number): Promise<string[]> {
    return this.of(query, await this.terms.understand(query), most);
  }

  async of(query: string, asked: Understood, most: number): Promise<string[]> {
    if (asked.refused || asked.everyday.length > 0) return [];
    if (asked.treatments.length > 0) return asked.treatmentIds.slice(0, most);
    if (asked.fits && asked.asksForDepartments)
      return (await this.database.ask(OF_DEPARTMENTS, [asked.departments, most])).map(({ id }) => id);
    const isOther = asked.cities.length + asked.languages.length + asked.pages.length + asked.departments.length > 0;
    if (asked.fits && isOther) return [];
    // A treatment that staff added: it has no search terms beside its names.
    return (await this.rowSearch.named('treatment', wordsOf(query), true, most)).slice(0, most);
  }
}
