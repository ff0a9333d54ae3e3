import { SIGNAL_KIND_NAMES } from '@ayana/contracts/operations';
import { OwnerTag } from '@ayana/shared-ui/people';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate, useNow } from '@ayana/shared-ui/time';
import { SeverityChip, SignalChip } from '../../../components/operations/chips';
import { factText } from '../../../components/operations/fact-text';
import { messages as shared } from '../../../components/operations/messages';
import { RowAct } from '../../../components/rows/row-act';
import type { Signal } from '../types';
import { messages } from './list-messages';

const { columns: titles } = messages;

export const COLUMNS: readonly Column<Signal>[] = [
  {
    id: 'signal',
    sort: 'kind',
    title: titles.signal,
    lead: true,
    width: '30%',
    cell: ({ kind, number, case_number, subject, of_kind }) => (
      <>
        <span>{kind === 'own' ? subject.name : SIGNAL_KIND_NAMES[kind]}</span>
        <small>
          {of_kind > 1 ? <>{messages.grouped(of_kind)}, </> : null}
          <bdi>
            {of_kind > 1 ? messages.worst(subject.name || shared.itself) : subject.name || shared.itself}
          </bdi> ·{' '}
          {[case_number, number].filter(Boolean).join(' · ')}
        </small>
      </>
    ),
  },
  { id: 'found', title: titles.found, cell: (signal) => <Found signal={signal} /> },
  {
    id: 'severity',
    title: titles.severity,
    sort: 'severity',
    width: '140px',
    chip: true,
    cell: ({ severity }) => <SeverityChip severity={severity} />,
  },
  {
    id: 'state',
    sort: 'state',
    title: titles.state,
    width: '172px',
    chip: true,
    cell: (signal) => (
      <RowAct act="state" item={signal} name={signal.number}>
        <SignalChip state={signal.state} />
      </RowAct>
    ),
  },
  {
    id: 'opened',
    title: titles.opened,
    sort: 'opened',
    firstOrder: 'desc',
    width: '140px',
    cell: ({ opened_at }) => <LiveDate at={opened_at} />,
  },
  {
    id: 'began',
    sort: 'began',
    firstOrder: 'desc',
    title: titles.began,
    hidden: true,
    cell: ({ began_at }) => <LiveDate at={began_at} />,
  },
  {
    id: 'by',
    title: titles.by,
    hidden: true,
    cell: ({ acknowledged_by: by }) => (by === null ? null : <OwnerTag owner={by} />),
  },
];

function Found({ signal: { kind, facts } }: { signal: Signal }) {
  return <bdi>{factText(kind, facts, useNow())}</bdi>;
}
