import { ListScreen } from '@ayana/case-kit/list-detail';
import { useList } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { shortMoment, useNow } from '@ayana/shared-ui/time';
import { lazy } from 'react';
import { AbsencesCard } from '../../../components/absences/absences-card';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { EscalationTabs } from '../parts/escalation-tabs';
import { messages as shared } from '../parts/messages';
import { rotaHref } from '../paths';
import type { Rota } from '../types';
import { FeedCard } from './feed-card';
import { messages } from './messages';
import { NAMES } from './on-call.api';

const RotaDialog = lazy(async () => ({ default: (await import('../dialogs')).RotaDialog }));
const { columns: titles, filters: labels } = messages;
const LIVE = ['escalations.updated'] as const;

const COLUMNS: readonly Column<Rota>[] = [
  {
    id: 'name',
    title: titles.name,
    sort: 'name',
    lead: true,
    width: '30%',
    cell: ({ name, people }) => (
      <>
        <span dir="auto">{name}</span>
        <small>{messages.form.count(people.length)}</small>
      </>
    ),
  },
  {
    id: 'now',
    title: titles.now,
    cell: ({ on_call, is_override }) =>
      on_call === null ? null : (
        <span>
          <bdi>{on_call.name}</bdi> {is_override ? <Chip tone="marigold">{messages.override}</Chip> : null}
        </span>
      ),
  },
  { id: 'next', title: titles.next, cell: (rota) => <Next rota={rota} /> },
  {
    id: 'turn',
    title: titles.turn,
    sort: 'turn',
    cell: ({ turn_days, handover_time, zone }) =>
      messages.handover(messages.turns[turn_days], handover_time, zone.replaceAll('_', ' ')),
  },
];
const FILTERS: readonly Filter[] = [{ kind: 'flag', name: 'archived', label: labels.archived }];

function Next({ rota: { next_on_call, next_handover_at } }: { rota: Rota }) {
  const now = useNow();
  if (next_on_call === null || next_handover_at === null) return null;
  const time = shortMoment(new Date(next_handover_at), now, OPERATIONS_CLOCK.zone);
  return <bdi>{messages.nextAt(next_on_call.name, time)}</bdi>;
}

export { rotasLoader as loader } from './on-call.api';

/** The on-call rotas, with who is on call. */
export function Component() {
  return (
    <ListScreen
      name="on-call-rotas"
      list={useList<Rota>({ names: NAMES, rereadOn: LIVE })}
      columns={COLUMNS}
      filters={FILTERS}
      words={{ ...messages, title: shared.title }}
      tabs={<EscalationTabs current="on-call" />}
      above={
        <>
          <AbsencesCard />
          <FeedCard rotaId={null} />
        </>
      }
      defaultSort={{ by: 'name', order: 'asc' }}
      hrefOf={rotaHref}
      renderDialog={(close) => <RotaDialog rota={null} onClose={close} />}
    />
  );
}
