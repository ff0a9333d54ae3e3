import { SIGNAL_WORKFLOW } from '@ayana/contracts/operations';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { readPart, useSession } from '@ayana/portal-kit';
import type { List } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { UserRoundCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListActs } from '../../../components/rows/row-act';
import { RowsOutcome } from '../../../components/rows/rows-outcome';
import { rowsLeft, useRowActs } from '../../../components/rows/use-row-acts';
import { incidentHref, SIGNALS_PATH } from '../../../paths';
import type { Signal } from '../types';
import { messages as detail } from './detail-messages';
import { messages } from './list-messages';
import { ofKinds, refOf, type RowsCommand } from './signals.api';

const StateDialog = lazy(() => import('../../../components/rows/state-dialog'));
const IncidentDialog = lazy(async () => ({ default: (await import('./dialogs')).IncidentDialog }));

type Move = RowsCommand['name'];
/** When a signal comes back is chosen on its page. */
const MOVES: readonly Move[] = ['acknowledge', 'wake', 'dismiss', 'reopen'];

type Asked = { about: 'dismiss'; rows: readonly Signal[] } | { about: 'incident'; signals: readonly Signal[] };

const worstFirst = (one: Signal, other: Signal): number => one.severity - other.severity;

/** A row of several signals of a kind, and a row of one alone. */
const isGroup = ({ of_kind }: Signal): boolean => of_kind > 1;

/** What is done with signals in their list, one or several at once. A row of several signals means all of them. */
export function useSignalActs(list: List<Signal>): ListActs<Signal> {
  const role = useSession((session) => session.role);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [gathering, setGathering] = useState(false);
  const [notGathered, setNotGathered] = useState<string | null>(null);
  const acts = useRowActs<RowsCommand>(list, { action: SIGNALS_PATH, done: () => setAsked(null) });
  const chosen = list.items.filter(({ id }) => list.selected[id] === true);
  const can = (name: Move | 'open_incident', signal: Signal): boolean =>
    transitionsFrom(SIGNAL_WORKFLOW, signal.state, role).includes(name);
  const send = (name: Move, rows: readonly Signal[], reason = ''): void =>
    acts.send({
      intent: 'rows',
      name,
      reason,
      rows: rows.map((signal) => ({ ...refOf(signal), kind: isGroup(signal) ? signal.kind : null })),
    });
  const ask = (next: Asked): void => {
    acts.clear();
    setAsked(next);
  };
  const gather = async (): Promise<void> => {
    setGathering(true);
    setNotGathered(null);
    const kinds = chosen.filter(isGroup).map(({ kind }) => kind);
    const { value, failure } = await readPart(
      kinds.length === 0 ? Promise.resolve([]) : ofKinds(kinds, 'open_incident'),
    );
    setGathering(false);
    if (value === null) setNotGathered(failure?.message ?? null);
    else
      ask({
        about: 'incident',
        signals: [...chosen.filter((signal) => !isGroup(signal)), ...value].toSorted(worstFirst),
      });
  };
  const possible = (name: Move | 'open_incident') => chosen.some((signal) => can(name, signal));
  return {
    cells: {
      state: (signal) =>
        isGroup(signal)
          ? []
          : MOVES.filter((name) => can(name, signal)).map((name) => ({
              id: name,
              label: detail.transitions[name],
              onSelect: () => (name === 'dismiss' ? ask({ about: 'dismiss', rows: [signal] }) : send(name, [signal])),
            })),
    },
    buttons: (
      <>
        <Button
          variant="tonal"
          size="small"
          icon={<UserRoundCheck size={16} aria-hidden="true" />}
          onClick={() => send('acknowledge', chosen)}
          notReady={!possible('acknowledge')}
          busy={asked === null && acts.isPending()}
          busyLabel={messages.acknowledging}
        >
          {messages.acknowledge}
        </Button>
        {possible('open_incident') ? (
          <Button
            variant="outline"
            size="small"
            onClick={() => void gather()}
            busy={gathering}
            busyLabel={messages.gathering}
          >
            {messages.oneIncident}
          </Button>
        ) : null}
        {possible('dismiss') ? (
          <Button variant="outline" size="small" onClick={() => ask({ about: 'dismiss', rows: chosen })}>
            {detail.transitions.dismiss}
          </Button>
        ) : null}
      </>
    ),
    outcome:
      asked === null ? (
        <RowsOutcome
          outcome={acts.outcome}
          failure={notGathered ?? acts.failure}
          clear={() => {
            setNotGathered(null);
            acts.clear();
          }}
        />
      ) : null,
    dialog: (
      <Suspense>
        {asked?.about === 'dismiss' ? (
          <StateDialog
            acts={acts}
            onClose={() => setAsked(null)}
            title={detail.dismiss.title}
            description={detail.dismiss.text}
            choices={[
              {
                name: 'dismiss',
                label: detail.dismiss.submit,
                note: { label: detail.dismiss.reason, needed: detail.dismiss.reasonNeeded },
                danger: true,
              },
            ]}
            onSend={(_name, reason) => send('dismiss', rowsLeft(asked.rows, list.items, acts.outcome), reason)}
          />
        ) : null}
        {asked?.about === 'incident' ? (
          <IncidentDialog
            signal={null}
            signals={asked.signals}
            onClose={() => setAsked(null)}
            onDone={(incident) => void navigate(incidentHref(incident))}
          />
        ) : null}
      </Suspense>
    ),
  };
}
