import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Section = styled.section`
  display: grid;
  gap: var(--space-5);
  padding-block: var(--space-6);
  border-block-start: 1px solid var(--line);

  & > h2 {
    font-size: var(--size-34);
  }
`;

/** A chapter of the guide. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
}

const Box = styled.div`
  --table-ground: var(--paper);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;

  & > h3 {
    color: var(--stone);
    font-family: var(--font-text);
    font-size: var(--size-14);
    font-weight: 600;
    letter-spacing: 0;
  }
`;

/** One component with its name in the code. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <h3>{name}</h3>
      {children}
    </Box>
  );
}

/** Components side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-4);
`;

/** Specimens in two columns where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: start;

  @media (min-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
