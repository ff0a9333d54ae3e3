import { Initials } from '@ayana/shared-ui/people';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { RecordGroup } from '../../components/records.styles';
import { DateText } from '@ayana/shared-ui/time';
import type { Person } from './data/loader';
import { messages } from './messages';
import { Table } from './people-table.styles';
import { plainClick } from './plain-click';
import { RoleChip } from './role-chip';

const { columns, never } = messages.list;

export interface PeopleTableProps {
  title: string;
  items: readonly Person[];
  selected: string | null;
  now: Date;
  hrefOf: (person: string) => string;
  onOpen: (person: string) => void;
}

/** One row per person; the name opens the person. Cards under 720 px. */
export function PeopleTable({ title, items, selected, now, hrefOf, onOpen }: PeopleTableProps) {
  const id = useId();
  return (
    <RecordGroup aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Table>
        <thead>
          <tr>
            {Object.values(columns).map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((person) => (
            <tr key={person.id} data-selected={person.id === selected ? '' : undefined}>
              <td data-lead>
                <Initials name={person.name || person.email} size={32} />
                <div>
                  <Link
                    to={hrefOf(person.id)}
                    preventScrollReset
                    onClick={plainClick(() => onOpen(person.id))}
                    aria-current={person.id === selected ? 'true' : undefined}
                    dir="auto"
                    data-person={person.id}
                  >
                    {person.name || person.email}
                  </Link>
                  {person.name === '' ? null : <small title={person.email}>{person.email}</small>}
                </div>
              </td>
              <td data-label={columns.role}>
                <RoleChip role={person.role} />
              </td>
              <td data-label={columns.seen} data-seen>
                {person.last_sign_in_at === null ? (
                  <span data-never>{never}</span>
                ) : (
                  <DateText at={person.last_sign_in_at} now={now} />
                )}
              </td>
              <td data-label={columns.since} data-since>
                <DateText at={person.created_at} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </RecordGroup>
  );
}
