import { type CasePart, LETTER_STATE_NAMES } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { LetterEntry } from '@ayana/shared-ui/letter';
import { ExternalLink, Stamp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../work/work.types';
import { type Letters, readLetters } from './letter.api';
import { Actions } from './letter.styles';
import { messages } from './messages';

const LetterDialog = lazy(() => import('./letter-dialog'));
const WithdrawLetterDialog = lazy(() => import('./withdraw-letter-dialog'));
const LIVE = ['quotes.updated'] as const;

/** The letter for the visa: issued from the accepted quote, replaced, taken back. */
export default function LetterSection({ work }: WorkSectionProps) {
  const { journey_id } = work;
  const letters = usePart<Letters, CasePart>({
    key: work.id,
    read: () => readLetters(journey_id),
    live: LIVE,
    isAbout: (part) => part.journey_id === journey_id,
  });
  if (work.status === 'offered') return <p>{messages.notYet}</p>;
  return (
    <ReadDetail detail={letters} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(value) => <OwnLetters {...value} reread={letters.reread} />}
    </ReadDetail>
  );
}

function OwnLetters({ quote, letters: [latest, ...earlier], reread }: Letters & { reread: () => void }) {
  const [open, setOpen] = useState<'issue' | 'withdraw' | null>(null);
  if (quote === null) return <p>{messages.notYet}</p>;
  const isValid = latest?.status === 'valid';
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    reread();
  };
  return (
    <>
      {latest === undefined ? (
        <p>{messages.none}</p>
      ) : (
        <LetterEntry letter={latest} state={LETTER_STATE_NAMES[latest.status]} />
      )}
      <Actions>
        <Button
          variant={isValid ? 'outline' : 'tonal'}
          size="small"
          icon={<Stamp size={16} aria-hidden="true" />}
          onClick={() => setOpen('issue')}
        >
          {isValid ? messages.replace : messages.issue}
        </Button>
        {isValid ? (
          <>
            <Button
              as="a"
              variant="quiet"
              size="small"
              icon={<ExternalLink size={16} aria-hidden="true" />}
              href={`/verify/${latest.code}`}
              target="_blank"
              rel="noreferrer"
            >
              {messages.check}
            </Button>
            <Button variant="quiet" size="small" onClick={() => setOpen('withdraw')}>
              {messages.withdraw}
            </Button>
          </>
        ) : null}
      </Actions>
      {earlier.length === 0 ? null : (
        <details>
          <summary>{messages.earlier(earlier.length)}</summary>
          {earlier.map((letter) => (
            <LetterEntry key={letter.id} letter={letter} state={LETTER_STATE_NAMES[letter.status]} />
          ))}
        </details>
      )}
      <Suspense>
        {open === 'issue' ? (
          <LetterDialog
            quote={quote}
            onClose={close}
            onDone={({ code }) => {
              toast.success(messages.issued, code);
              done();
            }}
          />
        ) : null}
        {open === 'withdraw' && latest !== undefined ? (
          <WithdrawLetterDialog letter={latest} onClose={close} onDone={done} />
        ) : null}
      </Suspense>
    </>
  );
}
