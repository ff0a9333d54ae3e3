import { PortalCard } from '@ayana/shared-ui/portal-page';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import type { DatabaseOverview, SlowStatement } from './database-overview.api';
import { Code, Steps } from './database-overview.styles';
import { countText, durationText } from './format';
import { messages } from './messages';

const { statements: words } = messages;

const COLUMNS: readonly Column<SlowStatement>[] = [
  {
    id: 'statement',
    title: words.statement,
    lead: true,
    width: '56%',
    cell: ({ statement }) => (
      <Code dir="ltr" translate="no">
        {statement}
      </Code>
    ),
  },
  { id: 'calls', title: words.calls, end: true, cell: ({ calls }) => countText(calls) },
  { id: 'mean', title: words.mean, end: true, cell: ({ mean_ms }) => durationText(mean_ms) },
  { id: 'longest', title: words.longest, end: true, cell: ({ longest_ms }) => durationText(longest_ms) },
  { id: 'total', title: words.total, end: true, cell: ({ total_ms }) => durationText(total_ms) },
];

/** The statements that took most time, or how to have them collected. */
export function StatementsCard({ statements }: Pick<DatabaseOverview, 'statements'>) {
  const { state, slowest } = statements;
  if (state !== 'on')
    return (
      <PortalCard title={words.title}>
        <p>{words.off[state]}</p>
        <HowTo state={state} />
      </PortalCard>
    );
  return (
    <PortalCard title={words.title} extra={<p>{words.note}</p>}>
      {slowest.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ShortTable label={words.title} columns={COLUMNS} rows={slowest} keyOf={({ statement }) => statement} />
      )}
    </PortalCard>
  );
}

const LOAD = "shared_preload_libraries = 'pg_stat_statements'";
const CREATE = 'create extension if not exists pg_stat_statements;';
const GRANT = 'grant select on pg_stat_statements to ayana_app;';

function HowTo({ state }: { state: 'not_installed' | 'not_loaded' | 'not_readable' }) {
  const { steps } = words;
  const needed = {
    not_installed: [
      [steps.load, LOAD],
      [steps.create, CREATE],
    ],
    not_loaded: [[steps.load, LOAD]],
    not_readable: [[steps.grant, GRANT]],
  }[state];
  return (
    <div>
      <p>
        <b>{words.how}</b>
      </p>
      <Steps>
        {needed.map(([text, code]) => (
          <li key={code}>
            {text}
            <Code dir="ltr" translate="no">
              {code}
            </Code>
          </li>
        ))}
      </Steps>
    </div>
  );
}
