import type { EscalationPart } from '@ayana/contracts/realtime';
import { RouterLink, useList, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { deviceZone, shortMoment, useNow } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { EscalationTabs } from '../parts/escalation-tabs';
import { messages as shared } from '../parts/messages';
import { rotaHref } from '../paths';
import type { Rota } from '../types';
import { messages } from './messages';
import { NAMES } from './on-call.api';

const RotaDialog = lazy(async () => ({ default: (await import('../dialogs')).RotaDialog }));
const { columns: titles, filters: labels } = messages;
const LIVE = ['escalations.updated'] as const;

const COLUMNS: readonly Column<Rota>[] = [
  {
    id: 'name',
    title: titles.name,
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
    cell: ({ turn_days, handover_time, zone }) =>
      messages.handover(messages.turns[turn_days], handover_time, zone.replaceAll('_', ' ')),
  },
];
const FILTERS: readonly Filter[] = [{ kind: 'flag', name: 'archived', label: labels.archived }];

function Next({ rota: { next_on_call, next_handover_at } }: { rota: Rota }) {
  const now = useNow();
  if (next_on_call === null || next_handover_at === null) return null;
  const time = shortMoment(new Date(next_handover_at), now, deviceZone().zone);
  return <bdi>{messages.nextAt(next_on_call.name, time)}</bdi>;
}

/** The on-call rotas, with who is on call. */
export function RotasList() {
  const list = useList<Rota>({ names: NAMES });
  useLive<EscalationPart>({ events: LIVE, reread: list.reread });
  const [adding, setAdding] = useState(false);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{shared.title}</h1>
          <p>{messages.lead}</p>
        </div>
        <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {messages.add}
        </Button>
      </PortalHead>
      <EscalationTabs current="on-call" />
      <FilterBar label={labels.label} filters={FILTERS} query={list.query} change={list.change} />
      <DataTable
        name="on-call-rotas"
        list={list}
        columns={COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'name', order: 'asc' }}
        hrefOf={rotaHref}
        LinkComponent={RouterLink}
      />
      <Suspense>{adding ? <RotaDialog rota={null} onClose={() => setAdding(false)} /> : null}</Suspense>
    </PortalPage>
  );
}
