import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Content } from './page-layout.styles';

const Band = styled.div`
  border-block-end: 1px solid var(--line);
  background: var(--white);
`;

const Figures = styled.dl<{ $most: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--space-5);
  padding-block: var(--space-5);

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dd {
    font-family: var(--font-heading);
    font-size: var(--size-28);
    line-height: 1.2;
  }
  & dt {
    color: var(--stone);
    font-size: var(--size-14);
  }
  @media (min-width: 760px) {
    grid-template-columns: repeat(${({ $most }) => $most}, auto);
    justify-content: space-between;
  }
`;

/** A row of large numbers with labels; at most `most` side by side. */
export function FigureBand({ figures, most }: { figures: readonly (readonly [string, ReactNode])[]; most: number }) {
  return (
    <Band>
      <Content>
        <Figures $most={most}>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Figures>
      </Content>
    </Band>
  );
}
