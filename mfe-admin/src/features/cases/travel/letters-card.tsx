import { type CasePart, LETTER_STATE_NAMES, type VisaLetter } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { LetterPanel } from '@ayana/shared-ui/letter';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
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

function Letters({ quoteId, letters, reread }: CaseLetters & { reread: () => void }) {
  const [isIssuing, setIssuing] = useState(false);
  const { run, busy, failure } = useChange(reread);
  return (
    <>
      <LetterPanel
        letters={letters.map((letter) => shownLetter(letter))}
        none={quoteId === null ? words.notYet : words.none}
        onIssue={quoteId === null ? undefined : () => setIssuing(true)}
        onWithdraw={(id, close) => run(id, async () => withdrawLetter(id).then(close))}
        busy={busy !== null}
        failure={failure}
      />
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

const shownLetter = (letter: VisaLetter) => ({
  id: letter.id,
  isValid: letter.status === 'valid',
  state: LETTER_STATE_NAMES[letter.status],
  letter,
});
