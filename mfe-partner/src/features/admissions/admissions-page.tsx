import { type Admission, ADMISSION_STATES, type AdmissionState, type CasePart } from '@ayana/contracts/journey';
import { upperFirst } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, QuietLine } from '@ayana/shared-ui/states';
import { dayKey, dayWord, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useBasePath } from '../../paths';
import { AdmissionCard, type StayAction } from './admission-card';
import { readBoard } from './admissions.api';
import { Board, Column, Quiet, Stays } from './admissions.styles';
import { messages } from './messages';

const StayDialog = lazy(() => import('./stay-dialog'));
const LIVE = ['admissions.updated', 'quotes.updated', 'assignments.updated', 'travel_legs.updated'] as const;
/** The change that is being entered. */
interface Open {
  stay: Admission;
  action: StayAction;
}

/** Who is expected, who is here and who has left, for a desk and for a phone at the ward. */
export function Component() {
  const board = usePart<Admission[], CasePart>({ key: 'board', read: readBoard, live: LIVE });
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <ReadDetail detail={board} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(stays) => (stays.length === 0 ? <Nobody /> : <Columns stays={stays} reread={board.reread} />)}
      </ReadDetail>
    </PortalPage>
  );
}

function Columns({ stays, reread }: { stays: readonly Admission[]; reread: () => void }) {
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <Board>
        {ADMISSION_STATES.map((state) => (
          <StateColumn
            key={state}
            state={state}
            stays={stays.filter(({ status }) => status === state)}
            onAct={(stay, action) => setOpen({ stay, action })}
          />
        ))}
      </Board>
      {open === null ? null : (
        <Suspense>
          <StayDialog
            key={`${open.stay.id} ${open.action}`}
            // One that leaves the board while its dialog is open is still shown there.
            stay={stays.find(({ id }) => id === open.stay.id) ?? open.stay}
            action={open.action}
            onDone={() => {
              setOpen(null);
              reread();
            }}
            reread={reread}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface StateColumnProps {
  state: AdmissionState;
  stays: readonly Admission[];
  onAct: (stay: Admission, action: StayAction) => void;
}

function StateColumn({ state, stays, onAct }: StateColumnProps) {
  const now = useNow();
  const title = messages.columns[state];
  const days = state === 'expected' ? byDay(stays) : ([[null, stays]] as const);
  return (
    <Column aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Quiet>{messages.count(stays.length)}</Quiet>
      </header>
      {stays.length === 0 ? <Quiet>{messages.nobody[state]}</Quiet> : null}
      {days.map(([day, ofDay]) => (
        <div key={day ?? ''}>
          {state === 'expected' ? <h3>{dayTitle(day, now)}</h3> : null}
          <Stays>
            {ofDay.map((stay) => (
              <AdmissionCard key={stay.id} stay={stay} onAct={(action) => onAct(stay, action)} />
            ))}
          </Stays>
        </div>
      ))}
    </Column>
  );
}

/** The API sends them by day. */
function byDay(stays: readonly Admission[]): [string | null, Admission[]][] {
  const days = new Map<string | null, Admission[]>();
  for (const stay of stays) days.set(stay.expected_on, [...(days.get(stay.expected_on) ?? []), stay]);
  return [...days];
}

function dayTitle(day: string | null, now: Date): string {
  if (day === null) return messages.noDay;
  const word = dayWord(new Date(`${day}T06:00:00Z`), now, INDIA_ZONE);
  return upperFirst(day < dayKey(now, INDIA_ZONE) ? messages.late(word) : word);
}

function Nobody() {
  const { empty } = messages;
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={empty.title}
      text={empty.text}
      action={
        <Button as={Link} to={`${useBasePath()}/work`} variant="tonal">
          {empty.action}
        </Button>
      }
    />
  );
}
