/**
 * Draws the table of the facts of a case into docs/journeys.md, between its two marks, from `contracts/src/journey`.
 * `node tooling/generated/facts.ts <target>`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CASE_FACT_NAMES,
  CASE_FACTS,
  type CaseFact,
  CASE_STEPS,
  caseStepOf,
  FACT_EFFECTS,
  JOURNEY_STAGES,
  STEP_ACTORS,
  STEP_STATUS,
} from '@ayana/contracts/journey';

const [BEGIN, END] = ['<!-- facts: made by npm run generate -->', '<!-- end of facts -->'];
const list = (names: readonly string[] = []): string => names.map((name) => `\`${name}\``).join(' ');
const label = (text: string | undefined): string => text ?? '';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const head = (...cells: string[]): string[] => [row(cells), row(cells.map(() => '---'))];

/** A closing names all tasks: the reader of the table needs no list of them. */
function pointless(fact: CaseFact): string {
  return fact === 'withdrawn' || fact === 'closed' ? 'all but calls' : list(FACT_EFFECTS[fact].pointless);
}

const facts = CASE_FACTS.map((fact) => {
  const { stage, begins, done, ends } = FACT_EFFECTS[fact];
  const completes = stage === undefined ? '' : `${stage}. ${label(JOURNEY_STAGES[stage - 1]?.label)}`;
  return row([
    `\`${fact}\`: ${CASE_FACT_NAMES[fact]}`,
    completes,
    list(begins),
    list(done),
    pointless(fact),
    list(ends),
  ]);
});

const steps = CASE_STEPS.map((step) =>
  row([`\`${step}\``, STEP_ACTORS[step]?.replace('_', ' ') ?? '', `\`${STEP_STATUS[step]}\``]),
);

/** Where a case usually goes, fact by fact. */
const USUAL: readonly CaseFact[] = [
  'records_wanted',
  'records_complete',
  'opinion_signed',
  'quote_sent',
  'quote_accepted',
  'letter_issued',
  'visa_granted',
  'flights_booked',
  'arrived',
  'admitted',
  'discharged',
  'flown_home',
  'closed',
];
function drawing(): string[] {
  const seen = new Set<CaseFact>();
  let from = caseStepOf(seen);
  const lines = USUAL.map((fact) => {
    seen.add(fact);
    if (fact === 'records_complete') seen.delete('records_wanted');
    // Closed after the treatment.
    if (fact === 'discharged') seen.add('treated');
    const to = caseStepOf(seen);
    const line = `  ${from} -->|${fact}| ${to}`;
    from = to;
    return line;
  });
  return ['```mermaid', 'flowchart LR', ...lines, '```'];
}

const made = [
  BEGIN,
  '',
  ...drawing(),
  '',
  ...head('step', 'whose turn', 'status of the request'),
  ...steps,
  '',
  ...head('fact', 'completes', 'begins', 'tasks done', 'tasks not needed', 'not set off any more'),
  ...facts,
  '',
  END,
].join('\n');

const file = path.join(import.meta.dirname, '../../docs/journeys.md');
const text = readFileSync(file, 'utf8');
const [at, until] = [text.indexOf(BEGIN), text.indexOf(END)];
if (at < 0 || until < at) throw new Error('docs/journeys.md has no place for the table of facts');
writeFileSync(process.argv[2] ?? file, text.slice(0, at) + made + text.slice(until + END.length));
