import type { AudienceCount } from '@ayana/contracts/operations';
import { usePart } from '@ayana/portal-kit/screens';
import { FailedPart } from '@ayana/shared-ui/states';
import { useEffect, useState } from 'react';
import { type AudienceQuestion, countAudience } from '../broadcasts.api';
import { CountBox } from '../broadcasts.styles';
import { editorMessages } from '../messages';
import { Counted } from '../reach/counted';

const { count: words } = editorMessages;
/** After the last change. */
const QUIET = 500;

/** Who would get it as it is written now: how many, who is left out and why, and some of them by name. */
export function AudienceCountBox({ question, isUrgent }: { question: AudienceQuestion; isUrgent: boolean }) {
  const key = JSON.stringify(question);
  const [asked, setAsked] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(key), QUIET);
    return () => clearTimeout(timer);
  }, [key]);
  const part = usePart<AudienceCount>({ key: asked, read: () => countAudience(JSON.parse(asked) as AudienceQuestion) });
  return (
    <CountBox role="status" aria-busy={part.rereading}>
      {part.failure === null ? null : <FailedPart what={words.failed} failure={part.failure} onRetry={part.reread} />}
      {part.value === null ? (
        part.failure === null ? (
          <p>{words.counting}</p>
        ) : null
      ) : (
        <Counted count={part.value} isUrgent={isUrgent} />
      )}
    </CountBox>
  );
}
