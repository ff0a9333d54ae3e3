import { styled } from 'styled-components';

/** What was asked for, the form, and the preview beside it; on a narrow page one of the last two, chosen by tabs. */
export const Editor = styled.section`
  container-type: inline-size;
  display: grid;
  gap: var(--space-4);
`;

export const Sides = styled.div<{ $shown: 'form' | 'preview' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;

  & > :nth-child(${({ $shown }) => ($shown === 'form' ? 3 : 2)}) {
    display: none;
  }
  @container (min-width: 860px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    grid-template-rows: auto 1fr;

    & > :nth-child(n) {
      display: grid;
      grid-column: 2;
    }
    & > :nth-child(2) {
      grid-column: 1;
      grid-row: 1 / span 2;
    }
  }
`;

export const Narrow = styled.div`
  @container (min-width: 860px) {
    display: none;
  }
`;

export const Fields = styled.form`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
`;

export const Group = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;

  & > legend {
    margin-block-end: var(--space-3);
    font-family: var(--font-heading);
    font-size: var(--size-21);
    font-weight: 500;
    line-height: 1.3;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  align-items: start;
  gap: var(--space-3) var(--space-4);
`;

export const LineList = styled.ol`
  display: grid;
`;

export const Line = styled.div`
  container-type: inline-size;
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--line);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    gap: var(--space-2) var(--space-3);
  }
  & > div > :nth-child(2) {
    grid-column: 1 / -1;
    grid-row: 1;
  }
  @container (min-width: 560px) {
    & > div {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1.7fr) 76px 116px;
    }
    & > div > :nth-child(2) {
      grid-column: auto;
      grid-row: auto;
    }
  }
`;

/** Below the fields of a line: whether it is in the price, its amount, its place. */
export const LineFoot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);

  & > b {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
  & > span {
    display: flex;
  }
`;

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--space-2) var(--space-4);

  & > strong {
    font-family: var(--font-heading);
    font-size: var(--size-34);
    font-weight: 500;
    line-height: 1.15;
    font-variant-numeric: tabular-nums;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;

/** Stays beside the form while it is scrolled. */
export const Beside = styled.aside`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;

  & > h3 {
    font-family: var(--font-text);
    font-size: 16px;
    font-weight: 600;
    letter-spacing: 0;
  }
  @container (min-width: 860px) {
    position: sticky;
    inset-block-start: var(--space-4);
  }
`;

export const Versions = styled.div`
  display: grid;
  gap: var(--space-4);

  & > article {
    display: grid;
    gap: var(--space-2);
    padding-block-end: var(--space-4);
    border-block-end: 1px solid var(--line);
  }
  & > article > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  & > article > header > b {
    margin-inline-start: auto;
    font-size: 18px;
    font-variant-numeric: tabular-nums;
  }
  & > article h3 {
    font-family: var(--font-text);
    font-size: 17px;
    font-weight: 600;
    letter-spacing: 0;
  }
  & > article > p {
    color: var(--stone);
  }
  & summary {
    cursor: pointer;
    color: var(--teal-700);
    font-weight: 600;
  }
`;
