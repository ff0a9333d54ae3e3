import { styled } from 'styled-components';

/** It stays at the top while the page scrolls: nobody else may answer. */
export const Banner = styled.section`
  position: sticky;
  z-index: 4;
  inset-block-start: 0;
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-6);
  border-block-end: 1px solid var(--coral-600);
  background: var(--coral-100);
  color: var(--ink);

  & > ul {
    display: grid;
    gap: var(--space-2);
  }
  @media (max-width: 720px) {
    padding-inline: var(--space-4);
  }
`;

export const Title = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-weight: 600;

  & > svg {
    flex: none;
    color: var(--coral-600);
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  & > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--size-14);
  }
  & > button {
    flex: none;
  }
`;
