import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { nameFaults, newSlug } from '../common/names.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import { updateRow } from '../common/row-writes.js';
import { NAME_AND_CHANGE } from '../common/sorts.js';
import type { UpkeepDefinition } from '../common/upkeep-definition.js';
import type { CatalogueQuestionDto, NewQuestionDto } from './question.dto.js';

/** Characters of a question that its slug is made of. */
const SLUG_OF = 70;

const ROWS = sql<CatalogueQuestionDto>`
  select entry.id, entry.is_active, entry.version, entry.updated_at, ${editorOf('entry')} as updated_by,
    entry.slug::text as slug, entry.topic, entry.question, entry.answer, entry.reviewed_on::text as reviewed_on,
    (select count(*)::int from faq_votes vote where vote.entry_id = entry.id and vote.helpful) as helpful,
    (select count(*)::int from faq_votes vote where vote.entry_id = entry.id and not vote.helpful) as unhelpful,
    (select coalesce(jsonb_agg(jsonb_build_object('helpful', told.helpful, 'comment', told.comment, 'voted_at', told.voted_at)
        order by told.voted_at desc), '[]')
      from (select * from faq_votes vote where vote.entry_id = entry.id and vote.comment <> ''
        order by voted_at desc limit 50) told) as comments
  from faq_entries entry`;

export const QUESTION_DEFINITION: UpkeepDefinition<CatalogueQuestionDto, NewQuestionDto> = {
  table: 'faq_entries',
  changed: 'question.changed',
  rows: ROWS,
  list: {
    id: 'kept.id',
    sort: 'name',
    sorts: NAME_AND_CHANGE('kept.question', ({ question }) => question),
    filters: {
      q: (q) => containsWords(sql`search_text(concat_ws(' ', kept.question, kept.answer))`, q),
      state: (state) => sql`kept.is_active = ${state === 'active'}`,
    },
  },
  file: 'questions',
  csv: {
    slug: ({ slug }) => slug,
    topic: ({ topic }) => topic,
    question: ({ question }) => question,
    reviewed_on: ({ reviewed_on }) => reviewed_on,
    helpful: ({ helpful }) => helpful,
    unhelpful: ({ unhelpful }) => unhelpful,
    is_active: ({ is_active }) => String(is_active),
  },
  columns: ['topic', 'question', 'answer', 'reviewed_on'],
  newColumns: async ({ question }, { em }) => ({
    is_active: true,
    slug: await newSlug(em, 'faq_entries', question.slice(0, SLUG_OF)),
    position: await nextPosition(em),
  }),
  faults: (change, _before, context) => nameFaults('faq_entries', 'question', change.question, context),
  setActive: (is_active, { em, id }) => updateRow(em, 'faq_entries', id, { is_active }),
  dependents: async () => [],
  restoreRefusal: async () => null,
};

/** A new question comes after the others. */
async function nextPosition(em: EntityManager): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(position), 0) + 1 as next from faq_entries`.execute(
    within(em),
  );
  return rows[0]?.next ?? 1;
}
