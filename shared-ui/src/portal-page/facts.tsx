import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: 7px;
  }
  & > div + div {
    border-block-start: 1px solid var(--line);
  }
  & dt {
    color: var(--stone);
  }
  & dt {
    flex: none;
    max-inline-size: 50%;
  }
  & dd {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: end;
  }
`;

export type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[] };

/** Names and values, one per line. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
