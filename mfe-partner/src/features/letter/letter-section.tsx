import { type CaseLetters, LetterPanel, readLetters } from '@ayana/case-kit/letter';
import type { CasePart } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import type { WorkSectionProps } from '../../work/work.types';
import { messages } from './messages';

const LIVE = ['quotes.updated'] as const;

/** The letter for the visa: issued from the accepted quote, replaced, taken back. */
export default function LetterSection({ work }: WorkSectionProps) {
  const { journey_id, may_write } = work;
  const letters = usePart<CaseLetters, CasePart>({
    key: work.id,
    read: () => readLetters(journey_id),
    live: LIVE,
    isAbout: (part) => part.journey_id === journey_id,
  });
  return (
    <ReadDetail detail={letters} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(value) =>
        value.quoteId === null ? (
          <p>{messages.notYet}</p>
        ) : (
          <LetterPanel
            {...value}
            isStaff={false}
            mayWrite={may_write}
            none={messages.none}
            issued={messages.issued}
            reread={letters.reread}
          />
        )
      }
    </ReadDetail>
  );
}
