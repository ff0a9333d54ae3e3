import { ROLE_NAMES } from '@ayana/contracts/identity';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Facts } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { DateText } from '@ayana/shared-ui/time';
import { messages } from './messages';
import type { Person, PersonDetail } from './people.api';
import { Part, PartHead, RoleRow } from './person-view.styles';

const RefuseDialog = lazy(() => import('./refuse-dialog'));
const { detail: words, waiting } = messages;

export interface ApplicationSectionProps {
  person: PersonDetail;
  application: NonNullable<PersonDetail['application']>;
  now: Date;
  onGive: (person: Person) => void;
  onChanged: () => void;
}

/** A person's application, in their words, and its result. */
export function ApplicationSection({ person, application, now, onGive, onChanged }: ApplicationSectionProps) {
  const [refusing, setRefusing] = useState(false);
  const { account_kind, wanted_role, organisation, registration_number, message, status, created_at } = application;
  const isPending = status === 'pending';
  return (
    <Part aria-label={words.application}>
      <PartHead>
        <h3>{words.application}</h3>
        <Chip tone={isPending ? 'marigold' : status === 'given' ? 'leaf' : 'neutral'}>{words.status[status]}</Chip>
      </PartHead>
      <Facts
        facts={[
          [words.applied, wanted_role === null ? waiting.kinds[account_kind] : ROLE_NAMES[wanted_role]],
          ...(organisation === null ? [] : [[words.organisation, organisation] as const]),
          ...(registration_number === null ? [] : [[words.registration, registration_number] as const]),
          [words.sent, <DateText key="sent" at={created_at} now={now} />],
        ]}
      />
      {message === null ? null : <blockquote dir="auto">{message}</blockquote>}
      {isPending ? (
        <RoleRow>
          <Button variant="tonal" size="small" onClick={() => onGive(person)}>
            {waiting.give}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setRefusing(true)}>
            {words.refuse}
          </Button>
        </RoleRow>
      ) : null}
      <Suspense>
        {refusing ? (
          <RefuseDialog
            person={person}
            onDone={() => {
              setRefusing(false);
              onChanged();
            }}
            onClose={() => setRefusing(false)}
          />
        ) : null}
      </Suspense>
    </Part>
  );
}
