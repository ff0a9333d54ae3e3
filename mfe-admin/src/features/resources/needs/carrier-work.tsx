import { ASSIGNMENT_STATE_NAMES } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { DueClock } from '@ayana/shared-ui/due';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { Line, Rows } from '../../../components/operations/rows.styles';
import type { NeedDetail } from '../../../components/resources/types';
import { messages } from './messages';

const GiveDialog = lazy(() => import('../../../components/give-work/give-dialog'));
const { detail: words } = messages;
const TONES: Readonly<Record<NeedDetail['work'][number]['status'], ChipTone>> = {
  offered: 'marigold',
  accepted: 'teal',
  declined: 'coral',
  done: 'leaf',
  cancelled: 'neutral',
};

/** The carriers that were asked for a car of a case, each with its clock. */
export function CarrierWork({
  need,
  journeyId,
  onGiven,
}: {
  need: NeedDetail;
  journeyId: string;
  onGiven: () => void;
}) {
  const [giving, setGiving] = useState(false);
  const now = useNow();
  const isOpen = need.state === 'open' && need.work.every(({ status }) => status !== 'offered');
  return (
    <PortalCard title={words.work}>
      {need.work.length === 0 ? <p>{words.noWork}</p> : null}
      <Rows aria-label={words.work}>
        {need.work.map(({ id, assignee_name, status, answer_by, due_at, created_at }) => {
          const until = status === 'offered' ? (answer_by ?? due_at) : status === 'accepted' ? due_at : null;
          return (
            <li key={id}>
              <div>
                <bdi>{assignee_name}</bdi>
                {until === null ? null : (
                  <DueClock
                    variant="row"
                    startedAt={new Date(created_at)}
                    dueAt={new Date(until)}
                    now={now}
                    localZone={OPERATIONS_CLOCK}
                  />
                )}
              </div>
              <Line>
                <Chip tone={TONES[status]}>{ASSIGNMENT_STATE_NAMES[status]}</Chip>
              </Line>
            </li>
          );
        })}
      </Rows>
      {isOpen ? (
        <div>
          <Button variant="tonal" size="small" onClick={() => setGiving(true)}>
            {words.give}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {giving ? (
          <GiveDialog
            journeyId={journeyId}
            need={need}
            onClose={() => setGiving(false)}
            onDone={() => {
              setGiving(false);
              onGiven();
            }}
          />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}
