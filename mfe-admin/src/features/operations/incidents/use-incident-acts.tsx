import { isRunningIncident, INCIDENT_WORKFLOW, SEVERITIES, type Severity } from '@ayana/contracts/operations';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { useSession } from '@ayana/portal-kit';
import type { List } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../../../components/operations/messages';
import { messages as words } from '../../../components/rows/messages';
import type { ListActs } from '../../../components/rows/row-act';
import { RowsOutcome } from '../../../components/rows/rows-outcome';
import type { RowRef } from '../../../components/rows/run-each';
import { type RowActs, rowsLeft, useRowActs } from '../../../components/rows/use-row-acts';
import { INCIDENTS_PATH } from '../../../paths';
import type { Incident } from '../types';
import { messages as detail } from './detail-messages';
import { messages } from './list-messages';
import type { RowsCommand } from './row-acts.api';

const StateDialog = lazy(() => import('../../../components/rows/state-dialog'));
const OwnerDialog = lazy(() => import('../../../components/rows/owner-dialog'));
const ChoiceDialog = lazy(() => import('../../../components/rows/choice-dialog'));
const MergeRowsDialog = lazy(() => import('./merge-rows-dialog'));

/** A review has a form of its own, on the page of the incident. */
const MOVES = ['stabilise', 'close', 'escalate', 'reopen'] as const;
type Move = (typeof MOVES)[number];

type Asked = { rows: readonly Incident[] } & (
  | { about: 'state'; names: readonly Move[] }
  | { about: 'owner' | 'severity' }
  | { about: 'merge'; into: Incident }
);

const refOf = ({ id, number, version }: Incident): RowRef => ({ id, name: number, version });
const choiceOf = (name: Move) => ({ name, label: detail.transitions[name], note: detail.notes[name] });

/** What is done with incidents in their list, one or several at once. */
export function useIncidentActs(list: List<Incident>): ListActs<Incident> {
  const { role, user } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts = useRowActs<RowsCommand>(list, { action: INCIDENTS_PATH, done: () => setAsked(null) });
  const chosen = list.items.filter(({ id }) => list.selected[id] === true);
  const movesOf = ({ state, merged_into }: Incident): Move[] => {
    if (merged_into !== null) return [];
    const possible: readonly string[] = transitionsFrom(INCIDENT_WORKFLOW, state, role);
    return MOVES.filter((name) => possible.includes(name));
  };
  const ask = (next: Asked): void => {
    acts.clear();
    setAsked(next);
  };
  const takeCommand = (rows: readonly Incident[]): void =>
    acts.send({ intent: 'command', rows: rows.map(refOf), person_id: user?.id ?? '' });
  const moves = MOVES.filter((name) => chosen.some((incident) => movesOf(incident).includes(name)));
  const running = chosen.filter(({ state }) => isRunningIncident(state));
  const runs = running.length > 0;
  const [oldest] = running.toSorted((one, other) => Date.parse(one.opened_at) - Date.parse(other.opened_at));
  return {
    cells: {
      state: (incident) =>
        movesOf(incident).map((name) => ({
          id: name,
          label: detail.transitions[name],
          onSelect: () => ask({ about: 'state', rows: [incident], names: [name] }),
        })),
      owner: (incident) =>
        isRunningIncident(incident.state)
          ? [
              { id: 'me', label: messages.takeCommand, onSelect: () => takeCommand([incident]) },
              { id: 'other', label: words.assign, onSelect: () => ask({ about: 'owner', rows: [incident] }) },
            ]
          : [],
    },
    buttons: (
      <>
        {moves.length === 0 ? null : (
          <Button variant="tonal" size="small" onClick={() => ask({ about: 'state', rows: chosen, names: moves })}>
            {words.state}
          </Button>
        )}
        {runs ? (
          <>
            <Button variant="outline" size="small" onClick={() => ask({ about: 'severity', rows: chosen })}>
              {messages.changeSeverity}
            </Button>
            <Button
              variant="outline"
              size="small"
              onClick={() => takeCommand(chosen)}
              busy={asked === null && acts.isPending()}
              busyLabel={words.busy}
            >
              {messages.takeCommand}
            </Button>
            <Button variant="outline" size="small" onClick={() => ask({ about: 'owner', rows: chosen })}>
              {messages.giveCommand}
            </Button>
            {oldest === undefined || chosen.length < 2 ? null : (
              <Button
                variant="outline"
                size="small"
                onClick={() => ask({ about: 'merge', rows: chosen.filter(({ id }) => id !== oldest.id), into: oldest })}
              >
                {messages.merge}
              </Button>
            )}
          </>
        ) : null}
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
  if (asked.about === 'state')
    return (
      <StateDialog
        {...common}
        title={messages.stateTitle(rows.length)}
        choices={asked.names.map(choiceOf)}
        onSend={(name, note) => acts.send({ intent: 'move', rows, name: name as Move, note })}
      />
    );
  if (asked.about === 'merge')
    return (
      <MergeRowsDialog
        {...common}
        rows={asked.rows}
        into={asked.into}
        onMerge={() => acts.send({ intent: 'merge', rows, into: asked.into.id })}
      />
    );
  if (asked.about === 'owner')
    return (
      <OwnerDialog
        {...common}
        title={messages.giveCommand}
        withGroups
        onAssign={(id, isGroup) =>
          acts.send({ intent: 'command', rows, ...(isGroup ? { person_id: null, group_id: id } : { person_id: id }) })
        }
      />
    );
  return (
    <ChoiceDialog
      {...common}
      title={messages.severityTitle(rows.length)}
      label={messages.form.severity}
      needed={messages.form.severityNeeded}
      submit={messages.changeSeverity}
      options={SEVERITIES.map((severity) => ({ value: String(severity), label: shared.severities[severity] }))}
      onSend={(severity) => acts.send({ intent: 'severity', rows, severity: Number(severity) as Severity })}
    />
  );
}
