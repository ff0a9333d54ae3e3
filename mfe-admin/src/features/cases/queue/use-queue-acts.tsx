import { PRIORITY_LEVELS, type PriorityLevel, type QueueItem } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import type { List } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as queue } from '../../../components/case-queue/messages';
import { messages as words } from '../../../components/rows/messages';
import type { ListActs } from '../../../components/rows/row-act';
import { RowsOutcome } from '../../../components/rows/rows-outcome';
import { rowsLeft, useRowActs } from '../../../components/rows/use-row-acts';
import { QUEUE_PATH } from '../../../paths';
import { messages } from './messages';
import type { QueueRow, RowsCommand } from './row-acts.api';

const OwnerDialog = lazy(() => import('../../../components/rows/owner-dialog'));
const ChoiceDialog = lazy(() => import('../../../components/rows/choice-dialog'));

type Asked = { about: 'owner' | 'priority'; rows: readonly QueueItem[] };

/** What a row is called where several are spoken of. */
export const nameOf = ({ kind, name, case_number, detail }: QueueItem): string =>
  `${messages.kinds[kind]}: ${[name ?? detail, case_number].filter(Boolean).join(', ')}`;

const rowOf = (item: QueueItem): QueueRow => ({
  id: item.id,
  name: nameOf(item),
  kind: item.kind,
  journey_id: item.journey_id,
});

/** What the staff do with what waits, one row or several at once: who has it, and how urgent a request is. */
export function useQueueActs(list: List<QueueItem>): ListActs<QueueItem> {
  const me = useSession(({ user }) => user?.id ?? '');
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts = useRowActs<RowsCommand>(list, { action: QUEUE_PATH, done: () => setAsked(null) });
  const chosen = list.items.filter(({ id }) => list.selected[id] === true);
  const ask = (about: Asked['about'], rows: readonly QueueItem[]): void => {
    acts.clear();
    setAsked({ about, rows });
  };
  const assign = (items: readonly QueueItem[], to: string): void =>
    acts.send({ intent: 'assign', rows: items.map(rowOf), to, me });
  const rows = asked === null ? [] : rowsLeft(asked.rows, list.items, acts.outcome);
  return {
    cells: {
      owner: (item) =>
        item.journey_id === null && item.kind !== 'enquiry'
          ? []
          : [
              { id: 'me', label: words.assignMe, onSelect: () => assign([item], me) },
              { id: 'other', label: words.assign, onSelect: () => ask('owner', [item]) },
            ],
    },
    buttons: (
      <>
        <Button
          variant="tonal"
          size="small"
          icon={<UserRoundCheck size={16} aria-hidden="true" />}
          onClick={() => assign(chosen, me)}
          busy={asked === null && acts.isPending()}
          busyLabel={words.busy}
        >
          {words.assignMe}
        </Button>
        <Button variant="outline" size="small" onClick={() => ask('owner', chosen)}>
          {words.assign}
        </Button>
        {chosen.some(({ kind }) => kind === 'request') ? (
          <Button variant="outline" size="small" onClick={() => ask('priority', chosen)}>
            {messages.acts.priority}
          </Button>
        ) : null}
      </>
    ),
    outcome: asked === null ? <RowsOutcome {...acts} /> : null,
    dialog: (
      <Suspense>
        {asked?.about === 'owner' ? (
          <OwnerDialog
            acts={acts}
            onClose={() => setAsked(null)}
            title={words.assign}
            description={messages.acts.assignText}
            onAssign={(to) => assign(rows, to)}
          />
        ) : null}
        {asked?.about === 'priority' ? (
          <ChoiceDialog
            acts={acts}
            onClose={() => setAsked(null)}
            title={messages.acts.priority}
            description={messages.acts.priorityText}
            label={messages.acts.priorityLabel}
            needed={messages.acts.priorityNeeded}
            submit={messages.acts.priority}
            options={PRIORITY_LEVELS.map((value) => ({ value, label: queue.priorities[value] }))}
            onSend={(value) =>
              acts.send({ intent: 'priority', rows: rows.map(rowOf), priority_level: value as PriorityLevel })
            }
          />
        ) : null}
      </Suspense>
    ),
  };
}
