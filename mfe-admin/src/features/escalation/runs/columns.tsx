import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import { RunChip, TestChip } from '../parts/chips';
import type { Run } from '../types';
import { messages } from './messages';

const { columns: titles } = messages;

export const COLUMNS: readonly Column<Run>[] = [
  {
    id: 'what',
    title: titles.what,
    sort: 'title',
    lead: true,
    cell: ({ title, number }) => (
      <>
        <span dir="auto">{title}</span>
        <small>{number}</small>
      </>
    ),
  },
  {
    id: 'state',
    title: titles.state,
    sort: 'state',
    chip: true,
    width: '212px',
    cell: ({ state, is_test }) => (
      <span>
        <RunChip state={state} /> <TestChip isTest={is_test} />
      </span>
    ),
  },
  {
    id: 'chain',
    title: titles.chain,
    sort: 'chain',
    width: '16%',
    cell: ({ chain }) => <span dir="auto">{chain?.name ?? messages.direct}</span>,
  },
  {
    id: 'step',
    title: titles.step,
    sort: 'step',
    firstOrder: 'desc',
    width: '148px',
    cell: (run) => stepText(run),
  },
  {
    id: 'started',
    title: titles.started,
    sort: 'started',
    firstOrder: 'desc',
    width: '124px',
    cell: ({ started_at }) => <LiveDate at={started_at} />,
  },
  {
    id: 'ended',
    title: titles.ended,
    sort: 'taken',
    width: '14%',
    cell: ({ acknowledged_by }) => (acknowledged_by === null ? null : <span dir="auto">{acknowledged_by.name}</span>),
  },
];

function stepText({ step, steps, round, rounds }: Run): string | null {
  if (step === 0) return null;
  const place = messages.stepOf(step, steps);
  return rounds === 1 ? place : messages.stepOfRound(place, round, rounds);
}
