import { ROLE_NAMES } from '@ayana/contracts/identity';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Facts } from '@ayana/shared-ui/portal-page';
import { LiveDate } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import type { Person, PersonDetail } from './people.api';
import { Buttons, PersonPart } from './person-part';

const AcceptDialog = lazy(() => import('./accept-dialog'));
const RefuseDialog = lazy(() => import('./refuse-dialog'));
const { detail: words, waiting } = messages;

export interface ApplicationSectionProps {
  person: PersonDetail;
  application: NonNullable<PersonDetail['application']>;
  onGive: (person: Person) => void;
  onChanged: () => void;
}

/** A person's application, in their words, and its result. */
export function ApplicationSection({ person, application, onGive, onChanged }: ApplicationSectionProps) {
  const [open, setOpen] = useState<'accept' | 'refuse' | null>(null);
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    onChanged();
  };
  const { account_kind, wanted_role, organisation, registration_number, message, status, created_at } = application;
  const isPending = status === 'pending';
  const tone = isPending ? 'marigold' : status === 'given' ? 'leaf' : 'neutral';
  return (
    <PersonPart title={words.application} end={<Chip tone={tone}>{words.status[status]}</Chip>}>
      <Facts
        facts={[
          [words.applied, wanted_role === null ? waiting.kinds[account_kind] : ROLE_NAMES[wanted_role]],
          ...(organisation === null ? [] : [[words.organisation, organisation] as const]),
          ...(registration_number === null ? [] : [[words.registration, registration_number] as const]),
          [words.sent, <LiveDate key="sent" at={created_at} />],
        ]}
      />
      {message === null ? null : <blockquote dir="auto">{message}</blockquote>}
      {isPending ? (
        <Buttons>
          <Button size="small" onClick={() => setOpen('accept')}>
            {words.accept}
          </Button>
          <Button variant="tonal" size="small" onClick={() => onGive(person)}>
            {waiting.give}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpen('refuse')}>
            {words.refuse}
          </Button>
        </Buttons>
      ) : null}
      <Suspense>
        {open === 'accept' ? (
          <AcceptDialog person={person} application={application} onDone={done} onClose={close} />
        ) : null}
        {open === 'refuse' ? <RefuseDialog person={person} onDone={done} onClose={close} /> : null}
      </Suspense>
    </PersonPart>
  );
}
