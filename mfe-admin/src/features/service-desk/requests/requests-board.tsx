import type { ServiceRequest } from '@ayana/contracts/service-desk';
import { ApiProblem } from '@ayana/portal-kit';
import type { List } from '@ayana/portal-kit/screens';
import { Board } from '@ayana/shared-ui/board';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { HolderTag } from '../../../components/holder/holder-tag';
import { PriorityChip } from '../../../components/service-desk/chips';
import { messages as shared } from '../../../components/service-desk/messages';
import type { RequestDetail } from '../types';
import { messages } from './board-messages';
import { BOARD_STATES, columnOf, moveTo } from './board-moves';
import { CardBox } from './board.styles';
import { readRequest, requestHref, transition } from './requests.api';
import { asksFirst, type TransitionName } from './transitions';

const TransitionDialog = lazy(() => import('./transition-dialog'));

const card = (request: ServiceRequest) => <RequestCard request={request} />;

type Asking = { request: RequestDetail; name: TransitionName };

/** The desk's requests by their states. Moving a card is a transition, and asks for what it needs. */
export default function RequestsBoard({ list }: { list: List<ServiceRequest> }) {
  const { move, asking, busy, failure, said, close, done } = useMoves(list.reread);
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Board
        label={messages.label}
        columns={BOARD_STATES.map((id) => {
          const items = list.items.filter(({ state }) => columnOf(state) === id);
          return { id, title: shared.states[id], items, total: list.hasMore ? null : items.length };
        })}
        nameOf={({ number }) => number}
        card={card}
        mayMove={(request, column) => moveTo(request, column) !== undefined}
        onMove={(request, column) => void move(request, column)}
        busy={busy}
        announcement={said}
      />
      {list.hasMore ? (
        <Button
          variant="outline"
          size="small"
          onClick={list.loadMore}
          busy={list.loadingMore}
          busyLabel={messages.loading}
        >
          {messages.more(list.items.length)}
        </Button>
      ) : null}
      <Suspense>
        {asking === null ? null : (
          <TransitionDialog request={asking.request} name={asking.name} onClose={close} onDone={done} />
        )}
      </Suspense>
    </>
  );
}

function RequestCard({ request }: { request: ServiceRequest }) {
  const { number, summary, priority, item, assigned_to, group, covered_by, state } = request;
  return (
    <CardBox>
      <small>
        {number} {state === 'reopened' ? shared.states.reopened : null}
      </small>
      <Link to={requestHref(request)} dir="auto" draggable={false}>
        {summary}
      </Link>
      <small dir="auto">{item.name}</small>
      <div>
        <PriorityChip priority={priority} />
        {assigned_to === null && group === null ? null : (
          <HolderTag owner={assigned_to} group={group} coveredBy={covered_by} />
        )}
      </div>
    </CardBox>
  );
}

/** Moves cards one at a time: reads the request as it is now, then asks for what the transition needs, or does it. */
function useMoves(reread: () => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const run = async (request: ServiceRequest, column: string): Promise<void> => {
    const name = moveTo(request, column);
    const target = shared.states[column as keyof typeof shared.states];
    const refused = messages.refused(request.number, shared.states[request.state], target);
    if (name === undefined) return setFailure(refused);
    const now = await readRequest(request.id);
    if (!now.transitions.includes(name)) return setFailure(refused);
    if (asksFirst(name, now)) return setAsking({ request: now, name });
    await transition(request.id, { name });
    setSaid(messages.moved(request.number, target));
    reread();
  };
  return {
    asking,
    busy,
    failure,
    said,
    move: async (request: ServiceRequest, column: string): Promise<void> => {
      if (busy !== null) return;
      setBusy(request.id);
      setFailure(null);
      try {
        await run(request, column);
      } catch (error) {
        setFailure(error instanceof ApiProblem ? error.message : messages.failed(request.number));
        reread();
      } finally {
        setBusy(null);
      }
    },
    close: () => setAsking(null),
    done: () => {
      if (asking !== null) setSaid(messages.done(asking.request.number));
      setAsking(null);
      reread();
    },
  };
}
