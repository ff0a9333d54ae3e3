import { styled } from 'styled-components';

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;

  & > b {
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const FoundList = styled.ul`
  display: grid;

  & button,
  & li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--space-2);
    inline-size: 100%;
    min-block-size: 44px;
    padding: 6px var(--space-2);
  }
  & button {
    border-radius: var(--radius-control);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    background: var(--mist);
  }
  & b {
    font-weight: 600;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
    overflow-wrap: anywhere;
  }
`;
