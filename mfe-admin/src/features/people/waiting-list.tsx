import { ROLE_NAMES } from '@ayana/contracts/identity';
import type { Part } from '@ayana/portal-kit';
import type { FirstRows } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { LiveDate } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import type { Person } from './people.api';

const { waiting: words } = messages;

export interface WaitingPeopleProps {
  waiting: Part<FirstRows<Person>>;
  hrefOf: (person: string) => string;
  onGive: (person: Person) => void;
  retry: ReactNode;
}

/** Pending applications: the first task on this page. Renders nothing where there are none. */
export function WaitingPeople({ waiting, hrefOf, onGive, retry }: WaitingPeopleProps) {
  if (waiting.value === null)
    return (
      <Notice tone="failed" action={retry}>
        {words.failed} {waiting.failure.message}
      </Notice>
    );
  const { items, more } = waiting.value;
  if (items.length === 0) return null;
  return (
    <PortalCard title={words.title} extra={<p>{more ? words.atLeast(items.length) : items.length}</p>}>
      <WaitingList
        items={items.map((person) => {
          const { id, email, application } = person;
          const name = person.name || email;
          return {
            id,
            title: (
              <Link to={hrefOf(id)} preventScrollReset dir="auto">
                {name}
              </Link>
            ),
            text: (
              <>
                {[asked(person), name === email ? null : email].filter(Boolean).join(' · ')}
                {application === null ? null : ' · '}
                {application === null ? null : <LiveDate at={application.created_at} />}
              </>
            ),
            end: (
              <Button variant="tonal" size="small" onClick={() => onGive(person)} aria-label={words.giveTo(name)}>
                {words.give}
              </Button>
            ),
          };
        })}
      />
    </PortalCard>
  );
}

function asked({ application }: Person): string | null {
  if (application === null) return null;
  const { account_kind, wanted_role, organisation, registration_number } = application;
  return [
    wanted_role === null ? words.kinds[account_kind] : ROLE_NAMES[wanted_role],
    organisation === null ? null : words.at(organisation),
    registration_number === null ? null : words.registration(registration_number),
  ]
    .filter((part) => part !== null)
    .join(', ');
}
