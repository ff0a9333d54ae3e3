import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  align-items: start;
  gap: var(--space-3) var(--space-4);
`;

export const Attendant = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-2) var(--space-3);

  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const LetterBox = styled.article`
  display: grid;
  gap: var(--space-1);
  padding-block-end: var(--space-3);

  & > h3 {
    font-family: var(--font-text);
    font-size: 17px;
    font-weight: 600;
    letter-spacing: 0.04em;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--stone);
  }
`;
