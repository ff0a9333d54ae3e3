import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { Download, ExternalLink, Stamp } from 'lucide-react';
import { useState } from 'react';
import { LetterEntry, type LetterEntryProps } from './letter-entry';
import { Actions } from './letter.styles';
import { messages } from './messages';

interface ShownLetter {
  id: string;
  isValid: boolean;
  /** Such as `Valid`. */
  state: string;
  letter: LetterEntryProps['letter'] & { has_copy: boolean };
}

export interface LetterPanelProps {
  /** The newest first. */
  letters: readonly ShownLetter[];
  /** Said while there is none. */
  none: string;
  /** Issues the first, or the next; absent before the quote is accepted. */
  onIssue: (() => void) | undefined;
  /** Saves the reader’s copy of the valid one; absent where it is among the papers. */
  onOpen?: ((id: string, code: string) => void) | undefined;
  /** Takes the valid one back, and closes the question. */
  onWithdraw: (id: string, close: () => void) => void;
  /** Of taking back. */
  busy: boolean;
  failure: string | null;
}

/** The letters for a visa: the newest with what can be done with it, and the earlier ones. */
export function LetterPanel({ letters: [latest, ...earlier], none, onIssue, ...withdrawing }: LetterPanelProps) {
  const isValid = latest?.isValid === true;
  return (
    <>
      {latest === undefined ? <p>{none}</p> : <LetterEntry letter={latest.letter} state={latest.state} />}
      <Actions>
        {onIssue === undefined ? null : (
          <Button
            variant={isValid ? 'outline' : 'tonal'}
            size="small"
            icon={<Stamp size={16} aria-hidden="true" />}
            onClick={onIssue}
          >
            {isValid ? messages.replace : messages.issue}
          </Button>
        )}
        {isValid ? <ValidLetter shown={latest} {...withdrawing} /> : null}
      </Actions>
      {earlier.length === 0 ? null : (
        <details>
          <summary>{messages.earlier(earlier.length)}</summary>
          {earlier.map(({ id, letter, state }) => (
            <LetterEntry key={id} letter={letter} state={state} />
          ))}
        </details>
      )}
    </>
  );
}

interface ValidLetterProps extends Pick<LetterPanelProps, 'onOpen' | 'onWithdraw' | 'busy' | 'failure'> {
  shown: ShownLetter;
}

function ValidLetter({ shown: { id, letter }, onOpen, onWithdraw, busy, failure }: ValidLetterProps) {
  const [isAsking, setAsking] = useState(false);
  const { withdrawing } = messages;
  return (
    <>
      {onOpen === undefined || !letter.has_copy ? null : (
        <Button
          variant="outline"
          size="small"
          icon={<Download size={16} aria-hidden="true" />}
          title={messages.openHint}
          onClick={() => onOpen(id, letter.code)}
        >
          {messages.open}
        </Button>
      )}
      <Button
        as="a"
        variant="quiet"
        size="small"
        icon={<ExternalLink size={16} aria-hidden="true" />}
        href={`/verify/${letter.code}`}
        target="_blank"
        rel="noreferrer"
      >
        {messages.check}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {messages.withdraw}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={withdrawing.title}
          text={withdrawing.text}
          submitLabel={withdrawing.submit}
          busyLabel={withdrawing.busy}
          busy={busy}
          failure={failure}
          onClose={() => setAsking(false)}
          onConfirm={() => onWithdraw(id, () => setAsking(false))}
        />
      ) : null}
    </>
  );
}
