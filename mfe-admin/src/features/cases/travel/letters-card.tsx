import { type CaseLetters, LetterPanel, readLetters } from '@ayana/case-kit/letter';
import type { CasePart } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { messages as shared } from '../messages';
import { messages } from './messages';

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
        {(value) => (
          <LetterPanel
            {...value}
            isStaff
            mayWrite
            none={value.quoteId === null ? words.notYet : words.none}
            issued={words.issued}
            reread={letters.reread}
          />
        )}
      </ReadDetail>
    </PortalCard>
  );
}
