import { ESCALATION_RUN_STATE_NAMES } from '@ayana/contracts/operations';
import { usePart } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { type EscalationRun, readRunsAbout } from './chains';
import { messages } from './messages';
import { runHref } from '../../paths';
import { Rows } from './rows.styles';

const LIVE = ['escalations.updated'] as const;

export interface RunsCardProps {
  kind: 'signal' | 'incident';
  id: string;
  now: Date;
}

/** Who is paged about something, until one of them acknowledges; nothing where nobody was. */
export function RunsCard({ kind, id, now }: RunsCardProps) {
  const runs = usePart<readonly EscalationRun[]>({
    key: `${kind} ${id}`,
    read: () => readRunsAbout(kind, id),
    live: LIVE,
  });
  if (runs.value === null || runs.value.length === 0) return null;
  return (
    <PortalCard title={messages.runs}>
      <Rows>
        {runs.value.map((run) => (
          <li key={run.id}>
            <div>
              <TextLink as={Link} to={runHref(run)}>
                {run.number}
              </TextLink>
              <small>
                <bdi>{run.chain.name}</bdi> · <DateText at={run.started_at} now={now} />
              </small>
            </div>
            <Chip tone={run.state === 'running' ? 'coral' : run.state === 'acknowledged' ? 'leaf' : 'neutral'}>
              {ESCALATION_RUN_STATE_NAMES[run.state]}
            </Chip>
          </li>
        ))}
      </Rows>
    </PortalCard>
  );
}
