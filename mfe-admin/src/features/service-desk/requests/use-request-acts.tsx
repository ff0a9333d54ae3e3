import { SERVICE_REQUEST_WORKFLOW, type ServiceRequest } from '@ayana/contracts/service-desk';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { useSession } from '@ayana/portal-kit';
import type { List } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../../../components/rows/messages';
import type { ListActs } from '../../../components/rows/row-act';
import { RowsOutcome } from '../../../components/rows/rows-outcome';
import type { RowRef } from '../../../components/rows/run-each';
import type { StateChoice } from '../../../components/rows/state-dialog';
import { type RowActs, rowsLeft, useRowActs } from '../../../components/rows/use-row-acts';
import { REQUESTS_PATH } from '../../../paths';
import { messages as detail } from './detail-messages';
import { messages } from './list-messages';
import type { RowsCommand } from './row-acts.api';
import { needsNote, type TransitionName } from './transitions';

const StateDialog = lazy(() => import('../../../components/rows/state-dialog'));
const OwnerDialog = lazy(() => import('../../../components/rows/owner-dialog'));
const ChoiceDialog = lazy(() => import('../../../components/rows/choice-dialog'));
const LevelsDialog = lazy(() => import('./levels-dialog'));

/** Changes of state that ask for nothing but a word why; approvals are asked for and given on the page of a request. */
const MOVES: readonly TransitionName[] = ['start', 'wait', 'resume', 'resolve', 'close', 'reopen', 'cancel'];

/** What is asked before it is done, and about which rows. */
type Asked = { rows: readonly ServiceRequest[] } & (
  | { about: 'state'; names: readonly TransitionName[] }
  | { about: 'owner' | 'priority' | 'merge' }
);

const refOf = ({ id, number, version }: ServiceRequest): RowRef => ({ id, name: number, version });

const choiceOf = (name: TransitionName): StateChoice<TransitionName> => ({
  name,
  label: detail.transitions[name],
  note: needsNote(name) ? (detail.notes[name] ?? null) : null,
  danger: name === 'cancel',
});

/** What the desk does with requests in its list, one or several at once. */
export function useRequestActs(list: List<ServiceRequest>): ListActs<ServiceRequest> {
  const role = useSession((session) => session.role);
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts = useRowActs<RowsCommand>(list, { action: REQUESTS_PATH, done: () => setAsked(null) });
  const chosen = list.items.filter(({ id }) => list.selected[id] === true);
  const movesOf = ({ state }: ServiceRequest): TransitionName[] => {
    const possible: readonly string[] = transitionsFrom(SERVICE_REQUEST_WORKFLOW, state, role);
    return MOVES.filter((name) => possible.includes(name));
  };
  const ask = (next: Asked): void => {
    acts.clear();
    setAsked(next);
  };
  const assignMe = (rows: readonly ServiceRequest[]): void =>
    acts.send({ intent: 'assign', rows: rows.map(refOf), assigned_to: null });
  const moves = MOVES.filter((name) => chosen.some((request) => movesOf(request).includes(name)));
  return {
    cells: {
      state: (request) =>
        movesOf(request).map((name) => ({
          id: name,
          label: detail.transitions[name],
          onSelect: () => {
            if (needsNote(name)) ask({ about: 'state', rows: [request], names: [name] });
            else acts.send({ intent: 'move', rows: [refOf(request)], name, note: '' });
          },
        })),
      owner: (request) =>
        transitionsFrom(SERVICE_REQUEST_WORKFLOW, request.state, role).includes('assign')
          ? [
              { id: 'me', label: shared.assignMe, onSelect: () => assignMe([request]) },
              { id: 'other', label: messages.assign, onSelect: () => ask({ about: 'owner', rows: [request] }) },
            ]
          : [],
    },
    buttons: (
      <>
        <Button
          variant="tonal"
          size="small"
          icon={<UserRoundCheck size={16} aria-hidden="true" />}
          onClick={() => assignMe(chosen)}
          busy={asked === null && acts.isPending()}
          busyLabel={messages.assigning}
        >
          {messages.assignMe}
        </Button>
        <Button variant="outline" size="small" onClick={() => ask({ about: 'owner', rows: chosen })}>
          {messages.assign}
        </Button>
        {moves.length === 0 ? null : (
          <Button variant="outline" size="small" onClick={() => ask({ about: 'state', rows: chosen, names: moves })}>
            {shared.state}
          </Button>
        )}
        <Button variant="outline" size="small" onClick={() => ask({ about: 'priority', rows: chosen })}>
          {messages.changePriority}
        </Button>
        {chosen.length < 2 ? null : (
          <Button variant="outline" size="small" onClick={() => ask({ about: 'merge', rows: chosen })}>
            {messages.merge}
          </Button>
        )}
      </>
    ),
    outcome: asked === null ? <RowsOutcome {...acts} /> : null,
    dialog: (
      <Suspense>
        {asked === null ? null : (
          <AskedDialog
            asked={{ ...asked, rows: rowsLeft(asked.rows, list.items, acts.outcome) }}
            acts={acts}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    ),
  };
}

function AskedDialog(props: { asked: Asked; acts: RowActs<RowsCommand>; onClose: () => void }) {
  const { asked, acts, onClose } = props;
  const rows = asked.rows.map(refOf);
  const common = { acts, onClose };
  switch (asked.about) {
    case 'state':
      return (
        <StateDialog
          {...common}
          title={messages.stateTitle(rows.length)}
          choices={asked.names.map(choiceOf)}
          onSend={(name, note) => acts.send({ intent: 'move', rows, name: name as TransitionName, note })}
        />
      );
    case 'owner':
      return (
        <OwnerDialog
          {...common}
          title={messages.assignTitle(rows.length)}
          withGroups
          onAssign={(id, isGroup) =>
            acts.send({
              intent: 'assign',
              rows,
              ...(isGroup ? { assigned_to: null, group_id: id } : { assigned_to: id }),
            })
          }
        />
      );
    case 'priority':
      return (
        <LevelsDialog
          {...common}
          title={messages.priorityTitle(rows.length)}
          initial={asked.rows[0] ?? { impact: 2, urgency: 2 }}
          onSend={(impact, urgency) => acts.send({ intent: 'priority', rows, impact, urgency })}
        />
      );
    case 'merge':
      return (
        <ChoiceDialog
          {...common}
          danger
          title={messages.merge}
          description={messages.mergeText}
          label={messages.mergeInto}
          needed={messages.mergeNeeded}
          submit={messages.merge}
          options={asked.rows.map(({ id, number, summary }) => ({ value: id, label: `${number} ${summary}` }))}
          onSend={(into) => acts.send({ intent: 'merge', rows: rows.filter(({ id }) => id !== into), into })}
        />
      );
  }
}
