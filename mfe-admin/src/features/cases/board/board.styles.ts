import { styled } from 'styled-components';

/** What a card of the board shows of a case. */
export const CardBox = styled.div`
  display: grid;
  gap: 4px;

  & > a {
    color: var(--ink);
    font-weight: 600;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
  & > small {
    color: var(--stone);
    font-size: var(--size-14);
    overflow-wrap: anywhere;
  }
  & > small[data-late] {
    color: var(--coral-600);
    font-weight: 600;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
  }
`;
