import type { InboxItem } from '@ayana/contracts/inbox';
import { inboxTransition } from '@ayana/contracts/inbox';
import type { List } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Hand } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { messages as words } from '../../../components/rows/messages';
import { RowsOutcome } from '../../../components/rows/rows-outcome';
import { rowsLeft, useRowActs } from '../../../components/rows/use-row-acts';
import { INBOX_PATH } from '../../../paths';
import type { InboxRowsCommand } from '../inbox.api';
import { messages } from '../messages';

const StateDialog = lazy(() => import('../../../components/rows/state-dialog'));

export interface InboxActs {
  /** The same function in every render, so that the rows are not drawn again. */
  toggle: (id: string) => void;
  buttons: ReactNode;
  outcome: ReactNode;
  dialog: ReactNode;
}

const refOf = ({ id, name }: InboxItem) => ({ id, name });

/** What is done with several requests of the inbox at once: claimed, or closed with a word why. */
export function useInboxActs(list: List<InboxItem>): InboxActs {
  const [closing, setClosing] = useState<readonly InboxItem[] | null>(null);
  const acts = useRowActs<InboxRowsCommand>(list, { action: INBOX_PATH, done: () => setClosing(null) });
  const chosen = list.items.filter(({ id }) => list.selected[id] === true);
  const can = (status: InboxItem['status']): boolean =>
    chosen.some((item) => inboxTransition(item.kind, item.status, status) !== undefined);
  return {
    toggle: useToggle(list),
    buttons: (
      <>
        <Button
          variant="tonal"
          size="small"
          icon={<Hand size={16} aria-hidden="true" />}
          onClick={() => acts.send({ intent: 'claim-rows', rows: chosen.map(refOf) })}
          notReady={!can('claimed')}
          busy={closing === null && acts.isPending()}
          busyLabel={words.busy}
        >
          {messages.claim}
        </Button>
        {can('closed') ? (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              acts.clear();
              setClosing(chosen);
            }}
          >
            {messages.moves.closed}
          </Button>
        ) : null}
      </>
    ),
    outcome: closing === null ? <RowsOutcome {...acts} /> : null,
    dialog: (
      <Suspense>
        {closing === null ? null : (
          <StateDialog
            acts={acts}
            onClose={() => setClosing(null)}
            title={messages.closeRows.title(closing.length)}
            description={messages.closeRows.text}
            choices={[
              {
                name: 'closed',
                label: messages.moves.closed,
                note: { label: messages.closeRows.reason, needed: messages.closeRows.needed },
              },
            ]}
            onSend={(_name, note) =>
              acts.send({
                intent: 'close-rows',
                note,
                rows: rowsLeft(closing, list.items, acts.outcome).map(refOf),
              })
            }
          />
        )}
      </Suspense>
    ),
  };
}

function useToggle({ selected, select }: List<InboxItem>): (id: string) => void {
  const latest = useRef({ selected, select });
  useEffect(() => {
    latest.current = { selected, select };
  });
  return useCallback((id) => {
    const { [id]: before, ...others } = latest.current.selected;
    latest.current.select(before === true ? others : { ...others, [id]: true });
  }, []);
}
