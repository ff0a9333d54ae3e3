import { ESCALATION_RUN_STATE_NAMES } from '@ayana/contracts/operations';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText } from '@ayana/shared-ui/time';
import { BellRing } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { type EscalationRun, readRunsAbout } from './chains';
import { messages } from './messages';
import { runHref } from '../../paths';
import { Rows } from './rows.styles';

const PagePersonDialog = lazy(() => import('./page-person-dialog'));
const { page } = messages;
const LIVE = ['escalations.updated'] as const;

export interface RunsCardProps {
  kind: 'signal' | 'incident';
  id: string;
  now: Date;
}

/** Who is paged about something, until one of them acknowledges; and pages a person at once. */
export function RunsCard({ kind, id, now }: RunsCardProps) {
  const runs = usePart<readonly EscalationRun[]>({
    key: `${kind} ${id}`,
    read: () => readRunsAbout(kind, id),
    live: LIVE,
  });
  const [isOpen, setOpen] = useState(false);
  const found = runs.value ?? [];
  return (
    <PortalCard
      title={messages.runs}
      extra={
        <Button
          variant="tonal"
          size="small"
          icon={<BellRing size={16} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {page.press}
        </Button>
      }
    >
      {found.length === 0 ? <p>{messages.noRuns}</p> : null}
      <Rows>
        {found.map((run) => (
          <li key={run.id}>
            <div>
              <TextLink as={Link} to={runHref(run)}>
                {run.number}
              </TextLink>
              <small>
                <bdi>{run.chain?.name ?? run.title}</bdi> · <DateText at={run.started_at} now={now} />
              </small>
            </div>
            <Chip tone={run.state === 'running' ? 'coral' : run.state === 'acknowledged' ? 'leaf' : 'neutral'}>
              {ESCALATION_RUN_STATE_NAMES[run.state]}
            </Chip>
          </li>
        ))}
      </Rows>
      <Suspense>{isOpen ? <PagePersonDialog subject={{ kind, id }} onClose={() => setOpen(false)} /> : null}</Suspense>
    </PortalCard>
  );
}
