import { VOTE_COMMENT_LIMIT } from '@ayana/contracts/content';
import { Button } from '@ayana/shared-ui';
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { FormEvent } from 'react';
import { useFetcher } from 'react-router-dom';
import { styled } from 'styled-components';

import { FAQ_MESSAGES as TEXTS } from './messages';
import type { Vote, VoteAnswer } from './vote-action';

const Box = styled.div`
  display: grid;
  gap: var(--space-3);
  color: var(--stone);
  font-size: var(--size-16);

  & > div,
  & form > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }
  & label {
    display: block;
    margin-block-end: 4px;
    color: var(--ink);
  }
  & small {
    display: block;
    margin-block-start: 4px;
    font-size: var(--size-14);
  }
  & > p:empty {
    margin-block-start: calc(-1 * var(--space-3));
  }
  & input {
    flex: 1 1 220px;
    min-inline-size: 0;
    block-size: var(--control-height);
    padding-inline: var(--space-3);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    background: var(--white);
    color: var(--ink);
  }
`;

/** Whether scripts run does not change while a page is open. */
const never = () => () => undefined;

type Step = 'asked' | 'voted' | 'noted';

function stepOf(answer: VoteAnswer | undefined): Step {
  if (answer === undefined) return 'asked';
  if (answer.problem === null) return answer.remark ? 'noted' : 'voted';
  return answer.remark ? 'voted' : 'asked';
}

/** "Was this helpful?": one click, then an optional comment. Only with scripts. */
export function HelpfulVote({ entryId, question }: { entryId: string; question: string }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const { data: answer, state, submit } = useFetcher<VoteAnswer>();
  const [nothingMore, setNothingMore] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const step = nothingMore ? 'noted' : stepOf(answer);
  const helpful = answer?.helpful ?? true;
  const sending = state !== 'idle';
  useEffect(() => {
    // The clicked button is gone: focus what follows.
    if (step === 'voted') field.current?.focus();
  }, [step]);
  if (!alive) return null;

  const send = (vote: Omit<Vote, 'entry_id'>): void => {
    if (!sending)
      void submit({ entry_id: entryId, ...vote }, { method: 'POST', action: '/faq', encType: 'application/json' });
  };
  const sendRemark = (event: FormEvent): void => {
    event.preventDefault();
    const comment = field.current?.value.trim() ?? '';
    if (comment === '') setNothingMore(true);
    else send({ helpful, comment });
  };

  return (
    <Box>
      {step === 'asked' ? (
        <div role="group" aria-label={`${TEXTS.helpful} ${question}`}>
          <span>{TEXTS.helpful}</span>
          {([true, false] as const).map((value) => (
            <Button key={String(value)} variant="outline" onClick={() => send({ helpful: value, comment: null })}>
              {value ? TEXTS.yes : TEXTS.no}
            </Button>
          ))}
        </div>
      ) : null}
      {step === 'voted' ? (
        <form method="post" onSubmit={sendRemark}>
          <label htmlFor={id}>
            {TEXTS.thanks} {helpful ? TEXTS.comment_yes : TEXTS.comment_no}
          </label>
          <div>
            <input
              ref={field}
              id={id}
              name="comment"
              maxLength={VOTE_COMMENT_LIMIT}
              autoComplete="off"
              aria-describedby={`${id}-hint`}
            />
            <Button type="submit" variant="tonal" busy={sending}>
              {TEXTS.send}
            </Button>
          </div>
          <small id={`${id}-hint`}>{TEXTS.comment_hint}</small>
        </form>
      ) : null}
      <p role="status">{answer?.problem ?? (step === 'noted' ? TEXTS.noted : '')}</p>
    </Box>
  );
}
