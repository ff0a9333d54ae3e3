import { isRunningIncident } from '@ayana/contracts/operations';
import { IconButton } from '@ayana/shared-ui/button';
import { OwnerTag } from '@ayana/shared-ui/people';
import { X } from 'lucide-react';
import { lazy } from 'react';
import { AddingCard } from './adding-card';
import { messages } from './detail-messages';
import type { PressedPartProps } from './part-props';

const ParticipantDialog = lazy(async () => ({ default: (await import('./dialogs')).ParticipantDialog }));
const { participants: words } = messages;

/** Who gets the updates besides the roles. */
export function ParticipantsCard({ incident, press, onChanged }: PressedPartProps) {
  const { id, participants } = incident;
  const runs = isRunningIncident(incident.state);
  return (
    <AddingCard
      title={words.title}
      none={words.none}
      count={participants.length}
      add={runs ? words.add : undefined}
      onAdded={onChanged}
      renderDialog={(close, done) => <ParticipantDialog incident={incident} onClose={close} onDone={done} />}
    >
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
    </AddingCard>
  );
}
