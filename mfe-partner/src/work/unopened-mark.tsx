import type { WorkSubject } from '@ayana/contracts/journey';
import { Chip } from '@ayana/shared-ui/chip';
import { messages } from './unopened-messages';

/** Beside open work that the reader has not opened: each member of a partner for themselves. */
export function UnopenedMark({ work: { status, is_opened } }: { work: Pick<WorkSubject, 'status' | 'is_opened'> }) {
  if (is_opened || (status !== 'offered' && status !== 'accepted')) return null;
  return (
    <small>
      <Chip tone="coral">{messages.mark}</Chip>
    </small>
  );
}
