import { type Quote, type QuoteLine, type QuoteQuestion, quoteTotal } from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { caseNumberOf } from '../../../platform/http/lists/case-numbers.js';
import { notFound } from '../../../platform/app-error.js';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { type JourneyReader, quoteState, readerOf } from '../../journeys/index.js';
import { mayWrite } from '../../organisations/index.js';

/** What a patient sees: what was sent, until a correction takes its place. */
const PATIENTS_STATES = ['sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;

type Row = Omit<Quote, 'hospital' | 'surgeon' | 'total' | 'lines' | 'questions' | 'sent_at' | 'decided_at'> & {
  hospital_id: string;
  hospital_name: string;
  hospital_city: string | null;
  doctor_id: string | null;
  doctor_name: string | null;
  doctor_title: string | null;
  lines: QuoteLine[] | string;
  questions: QuoteQuestion[] | string;
  is_live: boolean;
  sent_at: Date | string | null;
  decided_at: Date | string | null;
};

/** A quote, and whether a version of it can be accepted or is. */
type ReadQuote = Quote & { is_live: boolean };

/**
 * The quotes of a journey that a reader sees: case workers all, the patient what was sent, a hospital its own.
 * @throws AppError `not_found` for a reader who sees none at all
 */
function visibleTo({ kinds, parts, assignments }: JourneyReader): RawBuilder<boolean> {
  if (kinds.includes('case_worker')) return sql`true`;
  if (parts.has('quotes')) return sql`quote.status in (${sql.join(PATIENTS_STATES)}) and quote.sent_at is not null`;
  if (!parts.has('own_quote')) throw notFound();
  return sql`quote.assignment_id = any (${assignments.map(({ id }) => id)}::uuid[])`;
}

/** The line of a version that a question about an earlier one belongs to: the line itself, else one of the same kind and name. */
const SAME_LINE = sql`(select line.id from quote_lines line where line.quote_id = quote.id
  and (line.id = asked_line.id or (line.category = asked_line.category and lower(line.label) = lower(asked_line.label)))
  order by line.id = asked_line.id desc, line.position limit 1)`;

async function quotesWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<ReadQuote[]> {
  const { rows } = await sql<Row>`
    select quote.id, quote.journey_id, ${caseNumberOf(sql.ref('quote.journey_id'))} as case_number, quote.assignment_id, quote.version, ${quoteState('quote')} as status, quote.currency,
      to_char(quote.valid_until, 'YYYY-MM-DD') as valid_until, quote.room_class, quote.days_in_hospital,
      quote.days_in_india, quote.deposit, quote.refund_terms, quote.exclusions, quote.not_given, quote.sent_at, quote.decided_at, quote.decision_reason,
      quote.revision, quote.created_at, quote.updated_at, ${editorOf('quote')} as updated_by,
      hospital.id as hospital_id, hospital.hospital_name, city.name as hospital_city,
      doctor.id as doctor_id, doctor.full_name as doctor_name, doctor.title as doctor_title,
      coalesce((select jsonb_agg(jsonb_build_object('id', line.id, 'category', line.category, 'label', line.label,
        'quantity', line.quantity, 'unit_price', line.unit_price, 'included', line.included) order by line.position)
        from quote_lines line where line.quote_id = quote.id), '[]') as lines,
      exists (select 1 from quotes live where live.journey_id = quote.journey_id
        and live.partner_hospital_id = quote.partner_hospital_id and ${quoteState('live')} in ('sent', 'accepted')) as is_live,
      coalesce((select jsonb_agg(jsonb_build_object('id', question.id, 'line_id', ${SAME_LINE}, 'line_label', asked_line.label,
        'version', asked.version, 'text', question.text, 'asked_at', question.asked_at, 'answer', question.answer,
        'answered_by', case when question.answered_by_hospital then hospital.hospital_name else person.name end,
        'answered_at', question.answered_at) order by question.asked_at, question.id)
        from quotes asked
          join quote_questions question on question.quote_id = asked.id
          left join quote_lines asked_line on asked_line.id = question.line_id
          left join users person on person.id = question.answered_by
        where asked.journey_id = quote.journey_id and asked.partner_hospital_id = quote.partner_hospital_id
          and asked.version <= quote.version), '[]') as questions
    from quotes quote
      join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
      left join cities city on city.id = hospital.city_id
      left join doctors doctor on doctor.id = quote.doctor_id
    where ${condition}
    order by quote.created_at desc, quote.id desc`.execute(database);
  return rows.map(quoteOf);
}

const timeOrNull = (value: Date | string | null): string | null => (value === null ? null : isoTime(value));

function quoteOf(row: Row): ReadQuote {
  const { hospital_id, hospital_name, hospital_city, doctor_id, doctor_name, doctor_title, ...quote } = row;
  const lines = jsonOf(row.lines);
  return {
    ...quote,
    hospital: { id: hospital_id, name: hospital_name, city: hospital_city },
    surgeon: doctor_id === null ? null : { id: doctor_id, name: doctor_name ?? '', title: doctor_title ?? '' },
    lines,
    questions: jsonOf(row.questions).map(questionOf),
    total: quoteTotal(lines),
    sent_at: timeOrNull(row.sent_at),
    decided_at: timeOrNull(row.decided_at),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

const questionOf = (question: QuoteQuestion): QuoteQuestion => ({
  ...question,
  asked_at: isoTime(question.asked_at),
  answered_at: timeOrNull(question.answered_at),
  may_answer: false,
});

/**
 * Who may answer questions about a quote that was sent: the staff always, its hospital while one of its versions can be accepted or is. A draft
 * only shows them.
 */
const mayAnswer = ({ kinds, parts }: JourneyReader, quote: ReadQuote): boolean =>
  quote.status !== 'draft' && (kinds.includes('case_worker') || (!parts.has('quotes') && quote.is_live));

/** A quote with the questions that this reader may answer; a patient reads it without who wrote it. */
function asSeenBy(reader: JourneyReader, writes: boolean) {
  return (quote: ReadQuote): Quote => {
    const may = writes && mayAnswer(reader, quote);
    const { is_live: _live, updated_by, ...seen } = quote;
    const questions = seen.questions.map((each) => Object.assign(each, { may_answer: may && each.answer === null }));
    const isWriter = reader.kinds.includes('case_worker') || !reader.parts.has('quotes');
    return { ...seen, questions, ...(isWriter ? { updated_by } : {}) };
  };
}

export async function listQuotes(database: Kysely<Tables>, user: CurrentUser, journeyId: string): Promise<Quote[]> {
  const [reader, writes] = await Promise.all([readerOf(database, user, journeyId), mayWrite(database, user)]);
  const quotes = await quotesWhere(database, sql`quote.journey_id = ${journeyId} and ${visibleTo(reader)}`);
  return quotes.map(asSeenBy(reader, writes));
}

/** @throws AppError `not_found`, also for one this user does not see */
export async function findQuoteFor(database: Kysely<Tables>, user: CurrentUser, id: string): Promise<Quote> {
  const quote = await findQuote(database, id);
  if (quote === undefined) throw notFound();
  const [reader, writes] = await Promise.all([readerOf(database, user, quote.journey_id), mayWrite(database, user)]);
  const [seen] = await quotesWhere(database, sql`quote.id = ${id} and ${visibleTo(reader)}`);
  if (seen === undefined) throw notFound();
  return asSeenBy(reader, writes)(seen);
}

export async function findQuote(database: Kysely<Tables>, id: string): Promise<Quote | undefined> {
  const [quote] = await quotesWhere(database, sql`quote.id = ${id}`);
  if (quote === undefined) return undefined;
  const { is_live: _live, ...found } = quote;
  return found;
}
