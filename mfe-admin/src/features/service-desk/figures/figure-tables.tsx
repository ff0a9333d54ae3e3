import { formatLocale } from '@ayana/contracts/language';
import { FigureTable } from '@ayana/shared-ui/chart';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import type { ReactNode } from 'react';
import { RouterLink } from '@ayana/portal-kit/screens';
import { REQUESTS_PATH } from '../../../paths';
import type { DeskFigures } from './figures.api';
import { Scroll, Tables } from './figures.styles';
import { messages } from './messages';

const { backlog, breaches, load } = messages;
const numbers = new Intl.NumberFormat(formatLocale());

/** What is behind the figures: by service, by age, by person. Each name leads to its requests. */
export function FigureTables({ figures }: { figures: DeskFigures }) {
  return (
    <Tables>
      <Figures
        title={backlog.title}
        none={backlog.none}
        head={[backlog.by, backlog.day, backlog.week, backlog.month, backlog.older, backlog.total]}
        rows={figures.backlog.map(({ item, day, week, month, older, total }) => ({
          id: item.id,
          name: <ByItem item={item} />,
          values: [day, week, month, older, total],
        }))}
      />
      <Figures
        title={breaches.title}
        none={breaches.none}
        note={breaches.note}
        head={[breaches.by, breaches.asked, breaches.own, breaches.resolve]}
        late={[1, 2]}
        rows={figures.breaches.map(({ item, asked, own, resolve }) => ({
          id: item.id,
          name: <ByItem item={item} />,
          values: [asked, own, resolve],
        }))}
      />
      <Figures
        title={load.title}
        none={load.none}
        head={[load.by, load.open, load.overdue, load.resolved]}
        late={[1]}
        rows={figures.load.map(({ person, group, open, overdue, resolved }) => ({
          id: person?.id ?? group?.id ?? 'none',
          name: (
            <Link
              as={RouterLink}
              href={
                group === null
                  ? `${REQUESTS_PATH}?assigned_to=${person?.id ?? 'none'}`
                  : `${REQUESTS_PATH}?group=${group.id}`
              }
              dir="auto"
            >
              {person?.name ?? group?.name ?? load.unassigned}
            </Link>
          ),
          values: [open, overdue, resolved],
        }))}
      />
    </Tables>
  );
}

function ByItem({ item }: { item: { id: string; name: string } }) {
  return (
    <Link as={RouterLink} href={`${REQUESTS_PATH}?item=${item.id}`}>
      {item.name}
    </Link>
  );
}

interface FiguresProps {
  title: string;
  none: string;
  note?: string;
  head: readonly string[];
  rows: readonly { id: string; name: ReactNode; values: readonly number[] }[];
  /** Columns whose figures are bad news unless they are 0. */
  late?: readonly number[];
}

function Figures({ title, none, note, head, rows, late }: FiguresProps) {
  return (
    <PortalCard title={title} extra={note === undefined ? undefined : <p>{note}</p>}>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <Scroll>
          <FigureTable aria-label={title}>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, values }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {values.map((value, at) => (
                    <td key={head[at + 1]} data-late={value > 0 && late?.includes(at) === true ? '' : undefined}>
                      {numbers.format(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroll>
      )}
    </PortalCard>
  );
}
