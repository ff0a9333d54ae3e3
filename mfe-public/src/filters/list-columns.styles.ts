import { styled } from 'styled-components';

import { Content } from '../page-layout/page-layout.styles';

/** Filters (236 px) and list side by side; stacked on small screens. */
export const ListColumns = styled(Content)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-6) var(--space-8);

  @media (min-width: 960px) {
    grid-template-columns: 236px minmax(0, 1fr);
    gap: 56px;
  }
`;

/** The list; paler while it reloads. */
export const Found = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: -2 / -1;
  align-content: start;
  gap: var(--space-4);
  transition: opacity var(--duration-state);

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** The heading of a list and its sorting. */
export const ListHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);

  & > :is(h1, h2) {
    font-size: var(--size-34);
    line-height: 1.2;
  }
`;
