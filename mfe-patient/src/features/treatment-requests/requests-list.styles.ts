import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;
  max-inline-size: var(--text-width);
  border-block-start: 1px solid var(--line);
`;

/** The whole row is the link. */
export const RequestRow = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-2);
  border-block-end: 1px solid var(--line);
  transition: background-color var(--duration-state);

  &:hover {
    background: var(--mist);
  }
  & > div {
    flex: 1 1 200px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & a {
    color: var(--teal-800);
    font-weight: 600;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid var(--teal-700);
    outline-offset: -2px;
  }
  & p {
    color: var(--stone);
  }
`;
