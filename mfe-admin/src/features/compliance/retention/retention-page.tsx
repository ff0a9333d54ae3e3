import { RETENTION_RULE_MESSAGES } from '@ayana/contracts/operations';
import { useDetail } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { COMPLIANCE_EVENTS } from '../parts/compliance-events';
import { CompliancePage } from '../parts/compliance-page';
import type { RetentionRule, RetentionRun } from '../types';
import { messages } from './messages';
import type { RetentionAnswer } from './retention.api';
import { RuleActions } from './rule-actions';
import { RuleText } from './retention.styles';

const { columns: titles, runs: words } = messages;

export { retentionAction as action, retentionLoader as loader } from './retention.api';

/** How long data is kept: the rules, what each would remove, and what was removed. */
export function Component() {
  const detail = useDetail<RetentionAnswer>({ id: 'retention', rereadOn: COMPLIANCE_EVENTS });
  return (
    <CompliancePage current="retention">
      <ReadDetail detail={detail} failed={messages.failed}>
        {({ rules, runs }) => (
          <>
            <PortalCard title={messages.rules}>
              <p>{messages.rulesNote}</p>
              <ShortTable
                label={messages.rules}
                columns={ruleColumns(detail.reread)}
                rows={rules}
                keyOf={({ key }) => key}
              />
            </PortalCard>
            <PortalCard title={words.title} extra={<p>{words.note}</p>}>
              {runs.failure === null ? (
                runs.value.length === 0 ? (
                  <p>{words.none}</p>
                ) : (
                  <ShortTable label={words.title} columns={RUN_COLUMNS} rows={runs.value} keyOf={({ id }) => id} />
                )
              ) : (
                <FailedPart what={words.failed} failure={runs.failure} onRetry={detail.reread} />
              )}
            </PortalCard>
          </>
        )}
      </ReadDetail>
    </CompliancePage>
  );
}

const ruleColumns = (onChanged: () => void): readonly Column<RetentionRule>[] => [
  {
    id: 'rule',
    title: titles.rule,
    lead: true,
    width: '34%',
    cell: ({ key }) => (
      <RuleText>
        <b>{RETENTION_RULE_MESSAGES[key].name}</b>
        <span>{RETENTION_RULE_MESSAGES[key].what}</span>
        <small>{RETENTION_RULE_MESSAGES[key].basis}</small>
      </RuleText>
    ),
  },
  { id: 'keep', title: titles.keep, cell: ({ keep_days }) => messages.days(keep_days) },
  {
    id: 'state',
    title: titles.state,
    chip: true,
    width: '144px',
    cell: ({ is_active }) => (
      <Chip tone={is_active ? 'leaf' : 'neutral'}>{is_active ? messages.on : messages.off}</Chip>
    ),
  },
  { id: 'tried', title: titles.tried, cell: ({ last_dry_run }) => <LastRun run={last_dry_run} /> },
  { id: 'ran', title: titles.ran, cell: ({ last_run }) => <LastRun run={last_run} /> },
  { id: 'actions', title: titles.actions, cell: (rule) => <RuleActions rule={rule} onChanged={onChanged} /> },
];

/** When a rule was last tried or run, and what came of it. */
function LastRun({ run }: { run: RetentionRun | null }) {
  if (run === null) return messages.never;
  return (
    <div>
      <span>{run.is_dry ? messages.would(run.found) : messages.removed(run.removed)}</span>{' '}
      <small>
        <LiveDate at={run.at} />
        {run.is_dry ? `, ${messages.days(run.keep_days)}` : null}
      </small>
    </div>
  );
}

const RUN_COLUMNS: readonly Column<RetentionRun>[] = [
  {
    id: 'rule',
    title: words.columns.rule,
    lead: true,
    cell: ({ rule }) => RETENTION_RULE_MESSAGES[rule].name,
  },
  {
    id: 'what',
    title: words.columns.what,
    cell: ({ is_dry, found, removed }) => (is_dry ? messages.would(found) : messages.removed(removed)),
  },
  { id: 'keep', title: words.columns.keep, cell: ({ keep_days }) => messages.days(keep_days) },
  {
    id: 'by',
    title: words.columns.by,
    cell: ({ by }) => (by === null ? words.clock : <bdi>{by.name}</bdi>),
  },
  { id: 'when', title: words.columns.when, cell: ({ at }) => <LiveDate at={at} /> },
];
