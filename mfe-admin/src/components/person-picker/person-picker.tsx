import type { NamedPerson } from '@ayana/contracts/service-desk';
import { api, dataOf, useSession } from '@ayana/portal-kit';
import { readFirst } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { SearchField } from '@ayana/shared-ui/filters';
import { Initials } from '@ayana/shared-ui/people';
import { useState } from 'react';
import { Chosen, FoundList } from '../record-picker/record-picker.styles';
import { useFound } from '../record-picker/use-found';
import { messages } from './messages';

const words = messages;
const SHOWN = 8;

type Searched = 'staff' | 'everyone';

export interface PersonPickerProps {
  label: string;
  value: NamedPerson | null;
  onChange: (person: NamedPerson | null) => void;
  /** Whether only colleagues are searched, which every member of the staff may, or all accounts, which administrators may. */
  of?: Searched;
  /** Offers the user themselves without a search. */
  withMe?: boolean;
  /** Why someone cannot be chosen: they are shown with it. */
  refusalOf?: ((person: NamedPerson) => string | undefined) | undefined;
}

/** Finds a person by name or e-mail. The API decides who may search. */
export function PersonPicker({
  label,
  value,
  onChange,
  of = 'everyone',
  withMe = false,
  refusalOf,
}: PersonPickerProps) {
  const [q, setQ] = useState('');
  const found = useFound(q, FIND[of]);
  const user = useSession((session) => session.user);
  if (value !== null)
    return (
      <Chosen role="group" aria-label={label}>
        <Initials name={value.name} size={32} />
        <b dir="auto">{value.name}</b>
        <Button variant="quiet" size="small" onClick={() => onChange(null)}>
          {words.change}
        </Button>
      </Chosen>
    );
  return (
    <div>
      <SearchField label={label} value={q} onSearch={setQ} />
      {withMe && user !== null && q === '' ? (
        <Button
          variant="tonal"
          size="small"
          onClick={() => onChange({ id: user.id, name: typeof user['name'] === 'string' ? user['name'] : user.email })}
        >
          {words.me}
        </Button>
      ) : null}
      <p role="status">{found === 'failed' ? words.notAllowed : found?.length === 0 ? words.none : null}</p>
      <FoundList>
        {(found === 'failed' ? null : found)?.map((person) => {
          const refusal = refusalOf?.(person);
          return (
            <li key={person.id}>
              <button
                type="button"
                disabled={refusal !== undefined}
                onClick={() => onChange({ id: person.id, name: person.name })}
              >
                <Initials name={person.name} />
                <b dir="auto">{person.name}</b>
                <small>{refusal ?? person.email}</small>
              </button>
            </li>
          );
        })}
      </FoundList>
    </div>
  );
}

interface Found extends NamedPerson {
  email: string;
}

const FIND: Readonly<Record<Searched, (q: string) => Promise<readonly Found[]>>> = {
  staff: async (q) => named(await readFirst(dataOf(api.GET('/staff', { params: { query: { q, limit: SHOWN } } })))),
  everyone: async (q) => named(await readFirst(dataOf(api.GET('/users', { params: { query: { q, limit: SHOWN } } })))),
};

/** Accounts without a name are shown by their address. */
const named = ({ items }: { items: readonly Found[] }): readonly Found[] =>
  items.map(({ id, name, email }) => ({ id, name: name || email, email }));
