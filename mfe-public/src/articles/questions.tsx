import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { useUnfoldLinked } from './use-unfold-linked';

const List = styled.div`
  border-block-end: 1px solid var(--line);

  & details {
    border-block-start: 1px solid var(--line);
  }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: var(--control-height);
    padding-block: var(--space-3);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > svg {
    flex: none;
    color: var(--teal-700);
    transition: rotate var(--duration-state);
  }
  & details[open] > summary > svg {
    rotate: 180deg;
  }
  & details > div {
    display: grid;
    gap: var(--space-3);
    max-inline-size: var(--measure);
    padding-block-end: var(--space-5);
    scroll-margin-block-start: 64px;
  }
`;

export interface Question {
  /** Its anchor, unique on the page. */
  id: string;
  question: string;
  answer: ReactNode;
  /** Open from the start. */
  open?: boolean;
}

/**
 * Questions with collapsed answers, as native `details`, so they open, are searched and printed without scripts. The
 * anchor is inside the collapsed content, because browsers then open it on arrival; older ones do so with a script.
 */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const list = useUnfoldLinked<HTMLDivElement>();
  return (
    <List ref={list}>
      {questions.map(({ id, question, answer, open = false }) => (
        <details key={id} open={open}>
          <summary>
            {question}
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <div id={id}>{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
        </details>
      ))}
    </List>
  );
}
