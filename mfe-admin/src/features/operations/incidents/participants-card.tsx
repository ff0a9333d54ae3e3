import { isRunningIncident } from '@ayana/contracts/operations';
import { IconButton } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { OwnerTag } from '@ayana/shared-ui/people';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Rows } from '../../../components/operations/rows.styles';
import { messages } from './detail-messages';
import type { PressedPartProps } from './part-props';

const ParticipantDialog = lazy(async () => ({ default: (await import('./dialogs')).ParticipantDialog }));
const { participants: words } = messages;

/** Who gets the updates besides the roles. */
export function ParticipantsCard({ incident, press, onChanged }: PressedPartProps) {
  const [adding, setAdding] = useState(false);
  const { id, participants } = incident;
  const runs = isRunningIncident(incident.state);
  return (
    <PortalCard title={words.title}>
      {participants.length === 0 ? <p>{words.none}</p> : null}
      <Rows>
        {participants.map((person) => (
          <li key={person.id}>
            <OwnerTag owner={person} />
            {runs ? (
              <IconButton
                size="small"
                label={words.remove(person.name)}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => press.send({ intent: 'remove-participant', id, person: person.id })}
                busy={press.isPending({ intent: 'remove-participant', person: person.id })}
              />
            ) : null}
          </li>
        ))}
      </Rows>
      {runs ? (
        <div>
          <TextLink as="button" type="button" onClick={() => setAdding(true)}>
            {words.add}
          </TextLink>
        </div>
      ) : null}
      <Suspense>
        {adding ? (
          <ParticipantDialog
            incident={incident}
            onClose={() => setAdding(false)}
            onDone={() => {
              setAdding(false);
              onChanged();
            }}
          />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}
