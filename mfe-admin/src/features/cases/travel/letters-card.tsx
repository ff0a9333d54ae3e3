import { type CasePart, LETTER_STATE_NAMES, type VisaLetter } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { LetterEntry } from '@ayana/shared-ui/letter';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { ExternalLink, Stamp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { Actions } from '../offers/offers.styles';
import { messages } from './messages';
import { type CaseLetters, readLetters, withdrawLetter } from './travel.api';

const LetterDialog = lazy(() => import('./letter-dialog'));
const { letters: words } = messages;
const LIVE = ['quotes.updated', 'documents.updated'] as const;

/** The letter for the visa, with the code that a consulate checks: issued for the hospital, replaced, taken back. */
export function LettersCard({ journeyId }: { journeyId: string }) {
  const letters = usePart<CaseLetters, CasePart>({
    key: journeyId,
    read: () => readLetters(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={letters} failed={words.failed} stale={words.stale} retry={shared.retry}>
        {(value) => <Letters {...value} reread={letters.reread} />}
      </ReadDetail>
    </PortalCard>
  );
}

function Letters({ quoteId, letters: [latest, ...earlier], reread }: CaseLetters & { reread: () => void }) {
  const [isIssuing, setIssuing] = useState(false);
  const valid = latest?.status === 'valid' ? latest : null;
  return (
    <>
      {latest === undefined ? (
        <p>{quoteId === null ? words.notYet : words.none}</p>
      ) : (
        <LetterEntry letter={latest} state={LETTER_STATE_NAMES[latest.status]} />
      )}
      <Actions>
        {quoteId === null ? null : (
          <Button
            variant={valid === null ? 'tonal' : 'outline'}
            size="small"
            icon={<Stamp size={16} aria-hidden="true" />}
            onClick={() => setIssuing(true)}
          >
            {valid === null ? words.issue : words.replace}
          </Button>
        )}
        {valid === null ? null : <ValidLetter letter={valid} reread={reread} />}
      </Actions>
      {earlier.length === 0 ? null : (
        <details>
          <summary>{words.earlier(earlier.length)}</summary>
          {earlier.map((letter) => (
            <LetterEntry key={letter.id} letter={letter} state={LETTER_STATE_NAMES[letter.status]} />
          ))}
        </details>
      )}
      <Suspense>
        {isIssuing && quoteId !== null ? (
          <LetterDialog
            quoteId={quoteId}
            onClose={() => setIssuing(false)}
            onDone={({ code }) => {
              toast.success(words.issued, code);
              setIssuing(false);
              reread();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function ValidLetter({ letter, reread }: { letter: VisaLetter; reread: () => void }) {
  const { id, code } = letter;
  const [isAsking, setAsking] = useState(false);
  const { run, busy, failure } = useChange(reread);
  return (
    <>
      <Button
        as="a"
        variant="quiet"
        size="small"
        icon={<ExternalLink size={16} aria-hidden="true" />}
        href={`/verify/${code}`}
        target="_blank"
        rel="noreferrer"
      >
        {words.check}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={words.withdrawing.title}
          text={words.withdrawing.text}
          submitLabel={words.withdrawing.submit}
          busyLabel={words.withdrawing.busy}
          busy={busy !== null}
          failure={failure}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            run(id, async () => {
              await withdrawLetter(id);
              setAsking(false);
            })
          }
        />
      ) : null}
    </>
  );
}
