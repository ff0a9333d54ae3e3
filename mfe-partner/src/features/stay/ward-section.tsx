import type { Stay } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Button } from '@ayana/shared-ui/button';
import { fullMoment } from '@ayana/shared-ui/time';
import { messages } from './messages';
import type { TextKind } from './stay.api';
import { Lines, Parts } from './stay.styles';

interface WardSectionProps {
  stay: Stay;
  onWrite: (kind: TextKind) => void;
}

/** Daily notes of the ward, and what the family is told. */
export function WardSection({ stay, onWrite }: WardSectionProps) {
  const mayWrite = stay.may_write && stay.admission.status !== 'expected';
  return (
    <Parts>
      <Texts words={messages.notes} items={stay.notes} onWrite={mayWrite ? () => onWrite('notes') : null} />
      <Texts words={messages.updates} items={stay.updates} onWrite={mayWrite ? () => onWrite('updates') : null} />
    </Parts>
  );
}

interface TextsProps {
  words: { title: string; lead: string; none: string; write: string };
  items: readonly { id: string; text: string; author: string | null; at: string }[];
  onWrite: (() => void) | null;
}

function Texts({ words, items, onWrite }: TextsProps) {
  return (
    <div>
      <h3>{words.title}</h3>
      <p>{words.lead}</p>
      {items.length === 0 ? <p>{words.none}</p> : null}
      <Lines>
        {items.map(({ id, text, author, at }) => (
          <li key={id}>
            <div>
              <p dir="auto">{text}</p>
              <small>{messages.author(author ?? messages.checks.someone, fullMoment(new Date(at), INDIA_ZONE))}</small>
            </div>
          </li>
        ))}
      </Lines>
      {onWrite === null ? null : (
        <Button variant="tonal" size="small" onClick={onWrite}>
          {words.write}
        </Button>
      )}
    </div>
  );
}
