import { ROLE_NAMES } from '@ayana/contracts/identity';
import type { Part } from '@ayana/portal-kit';
import type { Page } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DateText } from '@ayana/shared-ui/time';
import { messages } from './messages';
import type { Person } from './people.api';
import { Waiting } from './waiting-list.styles';

export interface WaitingListProps {
  waiting: Part<Page<Person>>;
  now: Date;
  hrefOf: (person: string) => string;
  onGive: (person: Person) => void;
  retry: ReactNode;
}

/** Pending applications: the first task on this page. Renders nothing where there are none. */
export function WaitingList({ waiting, now, hrefOf, onGive, retry }: WaitingListProps) {
  const id = useId();
  const { waiting: words } = messages;
  if (waiting.value === null)
    return (
      <Notice tone="failed" action={retry}>
        {words.failed} {waiting.failure.message}
      </Notice>
    );
  const { items } = waiting.value;
  if (items.length === 0) return null;
  return (
    <Waiting aria-labelledby={id}>
      <h2 id={id}>
        {words.title} <span>{items.length}</span>
      </h2>
      <ul>
        {items.map((person) => (
          <li key={person.id}>
            <div>
              <Link to={hrefOf(person.id)} preventScrollReset dir="auto">
                {person.name || person.email}
              </Link>
              <p>
                {[asked(person), person.name === '' ? null : person.email].filter(Boolean).join(' · ')}
                {person.application === null ? null : (
                  <>
                    {' · '}
                    <DateText at={person.application.created_at} now={now} />
                  </>
                )}
              </p>
            </div>
            <Button
              variant="tonal"
              size="small"
              onClick={() => onGive(person)}
              aria-label={words.giveTo(person.name || person.email)}
            >
              {words.give}
            </Button>
          </li>
        ))}
      </ul>
    </Waiting>
  );
}

function asked({ application }: Person): string | null {
  if (application === null) return null;
  const { waiting: words } = messages;
  const { account_kind, wanted_role, organisation, registration_number } = application;
  return [
    wanted_role === null ? words.kinds[account_kind] : ROLE_NAMES[wanted_role],
    organisation === null ? null : words.at(organisation),
    registration_number === null ? null : words.registration(registration_number),
  ]
    .filter((part) => part !== null)
    .join(', ');
}
