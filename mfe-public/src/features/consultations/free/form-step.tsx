import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Step } from './free-consultation-steps';
import { freeStepId } from './use-free-consultation';

/**
 * The steps of a form; `data-shown` is the visible one. Before hydration a browser with scripts shows the first,
 * so that nothing moves later; without scripts all are shown.
 */
export const FormSteps = styled.div`
  &[data-shown='1'] > [data-step='2'],
  &[data-shown='2'] > [data-step='1'] {
    display: none;
  }
  & > [data-step='2'] {
    margin-block-start: var(--space-6);
  }
  &[data-shown='2'] > [data-step='2'] {
    margin-block-start: 0;
  }
  @media (scripting: enabled) {
    &[data-shown='unread'] > [data-step='2'] {
      display: none;
    }
  }
`;

const Part = styled.div`
  display: grid;
  gap: var(--space-5);
`;

/** The step's name above a progress bar. */
const Name = styled.p<{ $step: Step }>`
  scroll-margin-block-start: var(--space-8);
  padding-block-end: var(--space-3);
  border-radius: var(--radius-control);
  --to-end: to right;
  background: linear-gradient(
      var(--to-end),
      var(--teal-700) ${({ $step }) => $step * 50}%, var(--line) ${({ $step }) => $step * 50}%
    )
    0 100% / 100% 4px no-repeat;
  color: var(--stone);
  font-weight: 600;

  [dir='rtl'] & {
    --to-end: to left;
  }
`;

/** One step: its name, which gets the focus when the step is shown, and its fields. */
export function FormStep({ step, title, children }: { step: Step; title: string; children: ReactNode }) {
  return (
    <Part data-step={step} role="group" aria-labelledby={freeStepId(step)}>
      <Name id={freeStepId(step)} tabIndex={-1} $step={step}>
        {title}
      </Name>
      {children}
    </Part>
  );
}

/** The button's label before hydration. */
export const WithScript = styled.span`
  display: none;

  @media (scripting: enabled) {
    display: inline;
  }
`;

export const WithoutScript = styled.span`
  @media (scripting: enabled) {
    display: none;
  }
`;
