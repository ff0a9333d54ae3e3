import { LetterPanel } from '@ayana/case-kit/letter';
import { type CasePart, type LetterDraft, LETTER_STATE_NAMES, type VisaLetter } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { messages } from './messages';
import { type CaseLetters, readLetterDraft, readLetters, withdrawLetter } from './travel.api';

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
  const [draft, setDraft] = useState<LetterDraft | null>(null);
  const { run, busy, failure } = useChange(reread);
  const opening = useChange(reread);
  return (
    <>
      <LetterPanel
        letters={letters.map((letter) => shownLetter(letter))}
        none={quoteId === null ? words.notYet : words.none}
        onIssue={
          quoteId === null
            ? undefined
            : () => opening.run('draft', async () => setDraft(await readLetterDraft(quoteId)))
        }
        onWithdraw={(id, close) => run(id, async () => withdrawLetter(id).then(close))}
        busy={busy !== null}
        failure={failure}
      />
      {opening.failure === null ? null : <Notice tone="failed">{opening.failure}</Notice>}
      <Suspense>
        {draft !== null && quoteId !== null ? (
          <LetterDialog
            draft={draft}
            quoteId={quoteId}
            onClose={() => setDraft(null)}
            onDone={({ code }) => {
              toast.success(words.issued, code);
              setDraft(null);
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
