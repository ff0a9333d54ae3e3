import type { VoteAnswer } from '@ayana/contracts/content';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import type { FaqEntriesDto, FaqEntriesQueryDto, FaqEntryDto, VoteDto } from './content.dto.js';
import { TextCache } from './rich-text/text-cache.js';

type Row = Omit<FaqEntryDto, 'answer'> & { answer: string };

const COLUMNS = 'id, slug, topic, question, answer, reviewed_on';

const ALL = prepared<Row>(
  `select ${COLUMNS} from faq_entries where is_active and ($1::text is null or topic = $1) order by position, id`,
);

/**
 * Entries with the most search words; eight words count, without stop words ("how", "the"). A word matches by its stem, by its beginning
 * (the user may still be typing), or with a typo. An exact match, and one in the question, comes first.
 */
const FOUND = prepared<Row>(
  `with wanted as materialized (
     select word, plainto_tsquery('pg_catalog.english', word) as stem
     from string_to_table(search_plain($2), ' ') word where search_stem(word) is not null limit 8
   ), found as (
     select entry.*, hit.*
     from faq_entries entry, lateral (
       select count(*) filter (where written or strict_word_similarity(word, search_all) >= 0.45) as words,
         count(*) filter (where written) as as_written,
         count(*) filter (
           where strpos(' ' || search_question, ' ' || word) > 0 or strict_word_similarity(word, search_question) >= 0.45
         ) as in_question
       from wanted, lateral (select search_stems @@ stem or strpos(' ' || search_all, ' ' || word) > 0 as written) by_letter
     ) hit
     where entry.is_active and hit.words > 0 and ($1::text is null or topic = $1)
   )
   select ${COLUMNS} from found where words = (select max(words) from found)
   order by as_written desc, in_question desc, position, id`,
);

/** Questions with their answers, and the readers' votes. */
@Injectable()
export class FaqService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly texts: TextCache,
  ) {}

  async list({ q, topic }: FaqEntriesQueryDto): Promise<FaqEntriesDto> {
    const rows =
      q === undefined
        ? await this.database.ask(ALL, [topic ?? null])
        : await this.database.ask(FOUND, [topic ?? null, q]);
    return { items: rows.map((row) => this.shown(row)), next_cursor: null };
  }

  /**
   * Stores a vote; a second one of the same voter replaces the first, and keeps its comment unless it has a new one.
   * @throws AppError `not_found`
   */
  async vote(em: EntityManager, entryId: string, voter: string, { helpful, comment }: VoteDto): Promise<VoteAnswer> {
    const { numAffectedRows } = await sql`
      insert into faq_votes as known (entry_id, voter, helpful, comment, voted_at)
      select id, ${voter}, ${helpful}::boolean, ${comment ?? null}::text, ${this.clock.now()}::timestamptz
      from faq_entries where id = ${entryId} and is_active
      on conflict (entry_id, voter) do update
        set helpful = excluded.helpful, comment = coalesce(excluded.comment, known.comment), voted_at = excluded.voted_at`.execute(
      within(em),
    );
    if (!numAffectedRows) throw notFound();
    return { helpful };
  }

  private shown({ id, slug, topic, question, answer, reviewed_on }: Row): FaqEntryDto {
    return { id, slug, topic, question, answer: this.texts.blocks(answer), reviewed_on };
  }
}
