import { styled } from 'styled-components';

/** Above the tests of an order. */
export const OrderHead = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-family: var(--font-text);
  font-size: var(--size-16);
  font-weight: 400;

  & > a {
    font-weight: 600;
  }
`;

/** The orders below each other: columns of one width, as in one table. */
export const Orders = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-block-start: var(--space-4);

  & table {
    table-layout: fixed;
  }
`;

/** What is not saved yet, always in sight below a long table. */
export const SaveBar = styled.div`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-3);
  background: var(--white);
  border-block-start: 1px solid var(--line);

  /* Above the bottom bar. */
  @media (max-width: 860px) {
    inset-block-end: calc(64px + env(safe-area-inset-bottom));
  }
`;
