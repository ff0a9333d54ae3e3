import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
  }
  & > header > h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
  & > header > p {
    color: var(--stone);
  }
  @media (max-width: 720px) {
    padding: var(--space-4);
  }
`;

export type PortalCardProps = {
  title: string;
  /** Of the heading, for addresses that lead to it. */
  id?: string;
  /** At the end of the heading: a count, a link. */
  extra?: ReactNode;
  children: ReactNode;
};

/** A section of a portal page with its own heading. */
export function PortalCard({ title, id: named, extra, children }: PortalCardProps) {
  const own = useId();
  const id = named ?? own;
  return (
    <Box aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {extra}
      </header>
      {children}
    </Box>
  );
}
