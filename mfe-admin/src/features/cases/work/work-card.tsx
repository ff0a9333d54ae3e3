import { ASSIGNMENT_KIND_NAMES, ASSIGNMENT_STATE_NAMES, type CasePart } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { DueClock } from '@ayana/shared-ui/due';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { DESK_ZONE } from '../parts/clocks';
import { messages } from './messages';
import { useChange } from './use-change';
import { type CaseWork, changeWork, readWork } from './work.api';
import { WorkList } from './work.styles';

const GiveDialog = lazy(() => import('./give-dialog'));
const { assignments: words } = messages;
const LIVE = ['assignments.updated'] as const;
const TONES: Readonly<Record<CaseWork['status'], ChipTone>> = {
  offered: 'marigold',
  accepted: 'teal',
  declined: 'coral',
  done: 'leaf',
  cancelled: 'neutral',
};

/** Work that was handed to doctors and partners, each with its clock. */
export function WorkCard({ journeyId, mayGive, now }: { journeyId: string; mayGive: boolean; now: Date }) {
  const [giving, setGiving] = useState(false);
  const work = usePart<CaseWork[], CasePart>({
    key: journeyId,
    read: () => readWork(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={work} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => <Work work={value} now={now} reread={work.reread} />}
      </ReadDetail>
      {mayGive ? (
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setGiving(true)}
          >
            {words.give}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {giving ? (
          <GiveDialog
            journeyId={journeyId}
            onClose={() => setGiving(false)}
            onDone={() => {
              setGiving(false);
              work.reread();
            }}
          />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}

function Work({ work, now, reread }: { work: readonly CaseWork[]; now: Date; reread: () => void }) {
  const { run, failure } = useChange(reread);
  if (work.length === 0) return <p>{words.empty}</p>;
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <WorkList aria-label={words.title}>
        {work.map((each) => (
          <li key={each.id}>
            <div>
              <b>{ASSIGNMENT_KIND_NAMES[each.kind]}</b>
              <Chip tone={TONES[each.status]}>{ASSIGNMENT_STATE_NAMES[each.status]}</Chip>
            </div>
            <MoreMenu
              label={words.more(each.assignee_name)}
              items={
                each.steps.includes('cancel')
                  ? [
                      {
                        id: 'cancel',
                        label: words.cancel,
                        onSelect: () => run(each.id, () => changeWork(each, { status: 'cancelled' })),
                      },
                    ]
                  : []
              }
            />
            <p>
              <bdi>{each.assignee_name}</bdi>
            </p>
            {each.closed_at === null && each.due_at !== null ? (
              <Clock work={each} dueAt={each.due_at} now={now} />
            ) : null}
            {each.declined_reason === null ? null : <p dir="auto">{words.declined(each.declined_reason)}</p>}
          </li>
        ))}
      </WorkList>
    </>
  );
}

function Clock({ work, dueAt, now }: { work: CaseWork; dueAt: string; now: Date }) {
  return (
    <DueClock
      variant="row"
      startedAt={new Date(work.created_at)}
      dueAt={new Date(dueAt)}
      now={now}
      localZone={DESK_ZONE}
    />
  );
}
