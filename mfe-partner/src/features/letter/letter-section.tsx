import { LetterPanel } from '@ayana/case-kit/letter';
import { type CasePart, type LetterDraft, LETTER_STATE_NAMES, type VisaLetter } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { lazy, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../work/work.types';
import { type Letters, readDraft, readLetters, saveCopy, withdrawLetter } from './letter.api';
import { messages } from './messages';

const LetterDialog = lazy(() => import('./letter-dialog'));
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
  return (
    <ReadDetail detail={letters} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(value) => <OwnLetters {...value} reread={letters.reread} />}
    </ReadDetail>
  );
}

function OwnLetters({ quote, letters, reread }: Letters & { reread: () => void }) {
  const [draft, setDraft] = useState<LetterDraft | null>(null);
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const { run, busy, failure } = useChange(reread);
  const opening = useChange(reread);
  if (quote === null) return <p>{messages.notYet}</p>;
  return (
    <>
      <LetterPanel
        letters={letters.map((letter) => shownLetter(letter))}
        none={messages.none}
        onIssue={() => opening.run('draft', async () => setDraft(await readDraft(quote.id)))}
        onOpen={(id, code) => void saveCopy(id, code).then(({ failure: why }) => setUnsaved(why?.message ?? null))}
        onWithdraw={(id, close) => run(id, async () => withdrawLetter(id).then(close))}
        busy={busy !== null}
        failure={failure}
      />
      {(unsaved ?? opening.failure) === null ? null : <Notice tone="failed">{unsaved ?? opening.failure}</Notice>}
      <Suspense>
        {draft === null ? null : (
          <LetterDialog
            draft={draft}
            quote={quote}
            onClose={() => setDraft(null)}
            onDone={({ code }) => {
              toast.success(messages.issued, code);
              setDraft(null);
              reread();
            }}
          />
        )}
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
