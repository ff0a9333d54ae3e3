import { type AudienceCount, BROADCAST_CHANNEL_NAMES, LEFT_OUT_NAMES } from '@ayana/contracts/operations';
import { listText, number } from '@ayana/contracts/language';
import { usePart } from '@ayana/portal-kit/screens';
import { FailedPart } from '@ayana/shared-ui/states';
import { useEffect, useState } from 'react';
import { type AudienceQuestion, countAudience } from '../broadcasts.api';
import { CountBox } from '../broadcasts.styles';
import { editorMessages } from '../messages';
import { languageName } from './language-names';

const { count: words } = editorMessages;
/** After the last change. */
const QUIET = 500;

/** Who would get it as it is written now: how many, who is left out and why, and some of them by name. */
export function AudienceCountBox({ question }: { question: AudienceQuestion }) {
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
      {part.value === null ? part.failure === null ? <p>{words.counting}</p> : null : <Counted count={part.value} />}
    </CountBox>
  );
}

function Counted({ count }: { count: AudienceCount }) {
  const { people, languages, left_out, sample } = count;
  return (
    <>
      <b>{people === 0 ? words.nobody : words.people(people, number(people))}</b>
      {people === 0 ? null : (
        <p>{listText(languages.map((each) => `${languageName(each.language)} ${number(each.count)}`))}</p>
      )}
      {left_out.length === 0 ? null : (
        <div>
          <h3>{words.leftOut}</h3>
          <ul>
            {left_out.map(({ channel, reason, count: many }) => (
              <li key={`${channel} ${reason}`}>
                {words.leftOutLine(number(many), BROADCAST_CHANNEL_NAMES[channel], LEFT_OUT_NAMES[reason])}
              </li>
            ))}
          </ul>
        </div>
      )}
      {sample.length === 0 ? null : (
        <div>
          <h3>{words.sample}</h3>
          <p>
            <bdi>{listText(sample.map(({ name }) => name))}</bdi>
          </p>
        </div>
      )}
    </>
  );
}
