import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  max-inline-size: 420px;
  margin-inline: auto;
  padding: var(--space-7) var(--space-4);
  text-align: center;
  color: var(--stone);

  & > :is(h1, h2, h3) {
    color: var(--ink);
    font-family: var(--font-heading);
    font-size: var(--size-24);
    line-height: 1.25;
  }
  & > p + * {
    margin-block-start: var(--space-2);
  }
`;

export type EmptyStateProps = {
  /** A `Drawing` or a `QuietLine`. */
  drawing?: ReactNode;
  title: ReactNode;
  /** What will appear here and how to make it appear. */
  text: ReactNode;
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
};

/** An empty state, with a reason or a next step. */
export function EmptyState({ drawing, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <Box>
      {drawing}
      <Heading>{title}</Heading>
      <p>{text}</p>
      {action}
    </Box>
  );
}
