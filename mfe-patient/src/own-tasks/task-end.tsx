import { SAID_ACTS, TASK_ACT_NAMES, type OverviewTask } from '@ayana/contracts/journey';
import type { ActionSender } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { lazy, Suspense } from 'react';
import { Link } from '../own-journey/own-link';
import { HelpButton } from '../task-help/help-button';
import { HELP_OF } from '../task-help/topics';
import type { FinishTask } from './finish-task';
import { messages } from './messages';
import { Ends } from './task-end.styles';

const TaskPapers = lazy(() => import('./task-papers'));

export interface TaskEndProps {
  task: OverviewTask;
  journeyId: string;
  /** Where it is done; absent on that page itself. */
  place?: string | undefined;
  finish: ActionSender<FinishTask>;
  onChanged: () => void;
}

/** What a patient does for a task: sends its paper, goes where it is done, or says what they did; with help where it is hard. */
export function TaskEnd({ task, journeyId, place, finish, onChanged }: TaskEndProps) {
  const { id, version, title, act } = task;
  const name = TASK_ACT_NAMES[act];
  const label = messages.of(name, title ?? '');
  const topic = HELP_OF[act];
  return (
    <Ends>
      {act === 'send_papers' || act === 'send_ticket' ? (
        <Suspense>
          <TaskPapers task={task} journeyId={journeyId} onChanged={onChanged} />
        </Suspense>
      ) : null}
      {SAID_ACTS.has(act) ? (
        <Button
          variant="outline"
          size="small"
          onClick={() => finish.send({ id, version })}
          busy={finish.isPending({ id })}
          busyLabel={messages.saving}
          aria-label={label}
        >
          {name}
        </Button>
      ) : place === undefined ? null : (
        <Button as={Link} to={place} variant="tonal" size="small" aria-label={label}>
          {name}
        </Button>
      )}
      {topic === undefined ? null : <HelpButton topic={topic} journeyId={journeyId} />}
    </Ends>
  );
}
