import { styled } from 'styled-components';

/** Short rows of a card: what it is, and at its end a chip or what can be done. */
export const Rows = styled.ul`
  display: grid;

  &:empty {
    display: none;
  }
  & > li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-2);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li > div:first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

/** A word and what it is about, in a row that may break. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

/** A word that says that something is late. */
export const Late = styled.span`
  color: var(--coral-600);
  font-weight: 600;
`;
