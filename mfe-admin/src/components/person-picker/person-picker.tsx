import type { NamedPerson } from '@ayana/contracts/service-desk';
import { api, dataOf, useSession } from '@ayana/portal-kit';
import { readFirst } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { SearchField } from '@ayana/shared-ui/filters';
import { Initials } from '@ayana/shared-ui/people';
import { dayText, useNow } from '@ayana/shared-ui/time';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { readGroups } from '../holder/groups.api';
import { Chosen, FoundList } from '../record-picker/record-picker.styles';
import { useFound } from '../record-picker/use-found';
import { messages } from './messages';

const words = messages;
const SHOWN = 8;

/** `holders` are colleagues and their groups, who can be given work. */
type Searched = 'staff' | 'everyone' | 'holders';

/** Someone of the staff, or a group of them. */
export interface Holder extends NamedPerson {
  is_group?: boolean;
}

export interface PersonPickerProps {
  label: string;
  value: Holder | null;
  onChange: (person: Holder | null) => void;
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
  const found = useFound(q, FIND[of], of === 'holders' || q !== '');
  const now = useNow();
  const user = useSession((session) => session.user);
  if (value !== null)
    return (
      <Chosen role="group" aria-label={label}>
        {value.is_group === true ? (
          <UsersRound size={24} aria-hidden="true" />
        ) : (
          <Initials name={value.name} size={32} />
        )}
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
      <p role="status">{found === 'failed' ? words.notAllowed : found?.length === 0 && q !== '' ? words.none : null}</p>
      <FoundList>
        {(found === 'failed' ? null : found)?.map((person) => {
          const refusal = refusalOf?.(person);
          return (
            <li key={person.id}>
              <button
                type="button"
                disabled={refusal !== undefined}
                onClick={() =>
                  onChange({
                    id: person.id,
                    name: person.name,
                    ...(person.is_group === true ? { is_group: true } : {}),
                  })
                }
              >
                {person.is_group === true ? (
                  <UsersRound size={18} aria-hidden="true" />
                ) : (
                  <Initials name={person.name} />
                )}
                <b dir="auto">{person.name}</b>
                <small>{refusal ?? noteOf(person, now)}</small>
              </button>
            </li>
          );
        })}
      </FoundList>
    </div>
  );
}

interface Found extends Holder {
  /** Of a group what it is for. */
  email: string;
  away_until?: string | null;
  deputy_name?: string | null;
}

/** Of someone who is away until when, and who covers; of others their address. */
const noteOf = ({ email, away_until = null, deputy_name = null }: Found, now: Date): string =>
  away_until === null ? email : words.away(dayText(away_until, now), deputy_name);

const FIND: Readonly<Record<Searched, (q: string) => Promise<readonly Found[]>>> = {
  staff: async (q) => named(await readFirst(dataOf(api.GET('/staff', { params: { query: { q, limit: SHOWN } } })))),
  holders: async (q) => {
    const groups = (await readGroups())
      .filter(({ name }) => name.toLocaleLowerCase().includes(q.toLocaleLowerCase()))
      .slice(0, SHOWN)
      .map(({ id, name, purpose }) => ({ id, name, email: purpose ?? words.group, is_group: true }));
    return [...groups, ...(q === '' ? [] : await FIND.staff(q))];
  },
  everyone: async (q) => named(await readFirst(dataOf(api.GET('/users', { params: { query: { q, limit: SHOWN } } })))),
};

/** Accounts without a name are shown by their address. */
const named = ({ items }: { items: readonly Found[] }): readonly Found[] =>
  items.map((person) => Object.assign({}, person, { name: person.name || person.email }));
