import type { components } from '@ayana/contracts/api';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { LiveDate } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { Attempts } from './test-pages.styles';

export type TestMail = components['schemas']['MailTestDto'];

const TONES: Record<TestMail['status'], ChipTone> = {
  queued: 'marigold',
  sending: 'marigold',
  sent: 'leaf',
  failed: 'coral',
  cancelled: 'neutral',
  withheld: 'neutral',
};

export const isUnderWay = ({ status }: TestMail): boolean => status === 'queued' || status === 'sending';

export function MailStatus({ status }: Pick<TestMail, 'status'>) {
  return <Chip tone={TONES[status]}>{messages.statuses[status]}</Chip>;
}

/** Each attempt at a mail, with what the mail server said. */
export function MailAttempts({ attempts, status }: Pick<TestMail, 'attempts' | 'status'>) {
  if (attempts.length === 0) return status === 'withheld' ? null : <span>{messages.attempts(0)}</span>;
  return (
    <details>
      <summary>{messages.attempts(attempts.length)}</summary>
      <Attempts aria-label={messages.attempt.list}>
        {attempts.map(({ number, finished_at, failure }) => (
          <li key={number}>
            <LiveDate at={finished_at} />: <span dir="auto">{failure ?? messages.attempt.taken}</span>
          </li>
        ))}
      </Attempts>
    </details>
  );
}
