import { saveCaseSheet } from '@ayana/case-kit/papers';
import { mayEnter } from '@ayana/contracts/identity';
import { FIRST_STAGE, LAST_STAGE } from '@ayana/contracts/journey';
import { toast, useOfferedAct, useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { activityAbout } from '../../../components/activity-link/activity-about';
import { messages as rows } from '../../../components/rows/messages';
import { messages as words } from '../change/messages';
import type { StateAction } from '../change/state-dialog';
import { patientName } from '../parts/names';
import { type JourneyStage, reopenedStage, stageNow } from '../parts/stage';
import { messages as stageWords } from '../stage/messages';
import type { Case } from '../types';

const CompleteDialog = lazy(() => import('../stage/complete-dialog'));
const StateDialog = lazy(() => import('../change/state-dialog'));
const HandOverDialog = lazy(() => import('../change/hand-over-dialog'));
const OpenStageDialog = lazy(() => import('../change/open-stage-dialog'));

type Action = StateAction | 'complete' | 'handOver' | 'stage';

/** What may be done with a case as a whole. */
export function CaseActions({ value, onChanged }: { value: Case; onChanged: () => void }) {
  const isStaff = useSession(({ role }) => mayEnter('case_work', role));
  const me = useSession(({ user }) => user?.id ?? '');
  const navigate = useNavigate();
  const [open, setOpen] = useState<Action | null>(null);
  const stage = reopenedStage(value) ?? stageNow(value);
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    onChanged();
  };
  const name = patientName(value.patient.name, value.treatment_request?.treatment.name);
  useOfferedAct(
    isStaff && actionsOf(value, me).includes('take')
      ? { id: 'assign-me', label: rows.assignMe, subject: value.case_number, run: () => setOpen('take') }
      : null,
  );
  const dialog = { value, name, reread: onChanged, onClose: close, onDone: done };
  return (
    <>
      {stage !== undefined && value.status !== 'closed' && (isStaff || isAssignees(value, stage)) ? (
        <Button size="small" onClick={() => setOpen('complete')}>
          {stageWords.complete}
        </Button>
      ) : null}
      {isStaff ? (
        <MoreMenu
          label={words.more}
          items={[
            ...actionsOf(value, me).map((id) => ({ id, label: words[id].item, onSelect: () => setOpen(id) })),
            { id: 'sheet', label: words.sheet, onSelect: () => void printSheet(value) },
            { id: 'activity', label: words.activity, onSelect: () => void navigate(activityAbout(value.id)) },
          ]}
        />
      ) : null}
      <Suspense>
        {open === null ? null : open === 'complete' ? (
          stage === undefined ? null : (
            <CompleteDialog journeyId={value.id} name={name} stages={[stage.number]} onClose={close} onDone={done} />
          )
        ) : open === 'handOver' ? (
          <HandOverDialog {...dialog} />
        ) : open === 'stage' ? (
          <OpenStageDialog {...dialog} />
        ) : (
          <StateDialog action={open} {...dialog} />
        )}
      </Suspense>
    </>
  );
}

async function printSheet({ id, case_number }: Case): Promise<void> {
  const { failure } = await saveCaseSheet(id, case_number);
  if (failure !== null) toast.failure(words.sheet, failure.message);
}

/** Whether those whose work is accepted and not finished may complete a stage; the last one closes the case. */
const isAssignees = ({ assigned }: Case, { number }: JourneyStage): boolean =>
  number < LAST_STAGE && assigned.some(({ status }) => status === 'accepted');

/** What staff can do with a case now. A closed one is opened again first. */
function actionsOf(value: Case, me: string): Exclude<Action, 'complete'>[] {
  if (value.status === 'closed') return ['reopen'];
  return [
    ...(value.case_manager?.id === me ? [] : (['take'] as const)),
    'handOver',
    value.status === 'paused' ? 'resume' : 'pause',
    // The enquiry itself stays received.
    ...((value.current_stage ?? 0) > FIRST_STAGE ? (['stage'] as const) : []),
    'close',
  ];
}
