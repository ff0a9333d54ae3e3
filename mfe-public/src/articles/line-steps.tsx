import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Steps = styled.ol`
  max-inline-size: var(--measure);

  & > li {
    position: relative;
    padding-inline-start: 40px;
    padding-block-end: var(--space-5);
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-block-start: 4px;
    inset-inline-start: 0;
    inline-size: 20px;
    block-size: 20px;
    border: 4.5px solid var(--marigold-500);
    border-radius: 50%;
    background: var(--white);
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 14px -4px;
    inset-inline-start: 7.75px;
    inline-size: 4.5px;
    background: var(--marigold-500);
  }
  & b {
    font-weight: 600;
  }
  & span {
    color: var(--stone);
  }
`;

export interface LineStep {
  title: string;
  /** When, or how long: `Day 2 to 9`. */
  when?: string;
  text: ReactNode;
}

/** Steps as stops on the journey's line. */
export function LineSteps({ steps }: { steps: readonly LineStep[] }) {
  return (
    <Steps role="list">
      {steps.map(({ title, when, text }) => (
        <li key={title}>
          <b>{title}</b> {when === undefined ? null : <span>{when}</span>}
          <p>{text}</p>
        </li>
      ))}
    </Steps>
  );
}
