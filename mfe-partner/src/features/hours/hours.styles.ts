import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

export const Zones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  gap: var(--space-4);
`;

/** A weekday with its lines. */
export const Day = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--line);
`;

export const DayHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);

  & > b {
    min-inline-size: 96px;
  }
  & > span {
    flex-grow: 1;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-2) var(--space-3);

  /* On a phone the kind is below both times, with the whole width. */
  & > :nth-child(3) {
    grid-column: 1 / -1;
    order: 1;
  }
  & > small {
    grid-column: 1 / -1;
    order: 2;
    color: var(--stone);
    font-size: var(--size-14);
    font-variant-numeric: tabular-nums;
  }
  @container (min-width: 520px) {
    grid-template-columns: minmax(0, 128px) minmax(0, 128px) minmax(0, 1fr) auto;

    & > :nth-child(3) {
      grid-column: auto;
      order: 0;
    }
  }
`;

export const Last = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  margin-block-start: auto;
`;

export const SaveRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

export const Quiet = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

export const DayList = styled.ul`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & > li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: var(--space-4);
`;
