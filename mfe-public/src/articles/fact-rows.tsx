import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Rows = styled.dl`
  border-block-end: 1px solid var(--line);

  & > div {
    display: grid;
    gap: 2px var(--space-5);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & dt {
    color: var(--stone);
    font-size: var(--size-16);
  }
  @media (min-width: 600px) {
    & > div {
      grid-template-columns: minmax(140px, 220px) minmax(0, 1fr);
    }
  }
`;

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values with lines between them. */
export function FactRows({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <Rows className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Rows>
  );
}
