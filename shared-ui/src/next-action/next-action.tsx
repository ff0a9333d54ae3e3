import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Card = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid var(--sand);
  border-radius: var(--radius-card);
  background: var(--paper);

  & > h2 {
    font-size: var(--size-28);
    line-height: 1.2;
  }
`;

const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--size-14);
  font-weight: 600;

  &::before {
    content: '';
    inline-size: 14px;
    block-size: 14px;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--marigold-500);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export type NextActionProps = {
  /** "Your next step". */
  eyebrow: string;
  title: string;
  /** Why it is the next step. */
  text: ReactNode;
  actions?: ReactNode;
  /** Further content below it. */
  children?: ReactNode;
};

/** The one thing to do next, by when, and why. */
export function NextAction({ eyebrow, title, text, actions, children }: NextActionProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {actions === undefined ? null : <Actions>{actions}</Actions>}
      {children}
    </Card>
  );
}
