import type { AssignmentKind, CasePart } from '@ayana/contracts/journey';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { messages } from './messages';
import type { CaseWork } from '../../../components/give-work/give-work.api';
import { changeWork, readWork } from './work.api';
import { WorkRow } from './work-row';
import { WorkList } from './work.styles';

const GiveDialog = lazy(() => import('../../../components/give-work/give-dialog'));
const ReplaceDialog = lazy(() => import('./replace-dialog'));
const TimeDialog = lazy(() => import('./time-dialog'));
const { assignments: words } = messages;
const LIVE = ['assignments.updated'] as const;

export interface WorkCardProps {
  journeyId: string;
  mayGive: boolean;
  now: Date;
  /** Only work of one kind, with its own words and its own way to ask for it. */
  of?: {
    kind: AssignmentKind;
    title: string;
    empty: string;
    give: string;
    renderDialog: (props: { onClose: () => void; onDone: () => void }) => ReactNode;
  };
}

/** Work that was handed to doctors and partners, each with its clock. */
export function WorkCard({ journeyId, mayGive, now, of }: WorkCardProps) {
  const [giving, setGiving] = useState(false);
  const work = usePart<CaseWork[], CasePart>({
    key: journeyId,
    read: () => readWork(journeyId, of?.kind),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  const giveDialog = {
    onClose: () => setGiving(false),
    onDone: () => {
      setGiving(false);
      work.reread();
    },
  };
  return (
    <PortalCard title={of?.title ?? words.title}>
      <ReadDetail detail={work} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => (
          <Work
            work={value}
            title={of?.title ?? words.title}
            empty={of?.empty ?? words.empty}
            mayGive={mayGive}
            now={now}
            reread={work.reread}
          />
        )}
      </ReadDetail>
      {mayGive ? (
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setGiving(true)}
          >
            {of?.give ?? words.give}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {giving ? (of?.renderDialog(giveDialog) ?? <GiveDialog journeyId={journeyId} {...giveDialog} />) : null}
      </Suspense>
    </PortalCard>
  );
}

interface WorkProps {
  work: readonly CaseWork[];
  title: string;
  empty: string;
  mayGive: boolean;
  now: Date;
  reread: () => void;
}

function Work({ work, title, empty, mayGive, now, reread }: WorkProps) {
  const { run, failure } = useChange(reread);
  const [asking, setAsking] = useState<{ id: string; action: 'replace' | 'time' } | null>(null);
  const close = (): void => setAsking(null);
  const asked = work.find(({ id }) => id === asking?.id);
  if (work.length === 0) return <p>{empty}</p>;
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <WorkList aria-label={title}>
        {work.map((each) => (
          <WorkRow
            key={each.id}
            work={each}
            mayGive={mayGive}
            now={now}
            onAction={(action) =>
              action === 'cancel'
                ? run(each.id, () => changeWork(each, { status: 'cancelled' }))
                : setAsking({ id: each.id, action })
            }
          />
        ))}
      </WorkList>
      <Suspense>
        {asked === undefined ? null : asking?.action === 'replace' ? (
          <ReplaceDialog work={asked} reread={reread} onClose={close} />
        ) : (
          <TimeDialog work={asked} reread={reread} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
