import { styled } from 'styled-components';

export const FormColumn = styled.form`
  display: grid;
  gap: var(--space-5);
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--space-4);
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

export const Known = styled.ul`
  display: grid;

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--space-2);
    padding-block: var(--space-3);
    color: var(--ink);
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & a:hover b {
    text-decoration: underline;
  }
  & b {
    color: var(--teal-800);
    font-weight: 600;
  }
  & small {
    flex: 1 0 100%;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;
