import { styled } from 'styled-components';

export const Days = styled.nav`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px auto;
  gap: var(--space-2);
  align-items: center;
  max-inline-size: 480px;
`;

export const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

/** One leg. What a driver reads from a distance is large. */
export const Line = styled.li`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  overflow-wrap: anywhere;

  &[data-state='cancelled'] {
    background: var(--mist);
  }
  &[data-state='cancelled'] h2 {
    text-decoration: line-through;
  }
  &[data-state='done'] {
    border-color: var(--leaf-700);
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
  }
  & h2 {
    font-size: var(--size-24);
    line-height: 1.25;
  }
  & p {
    font-size: var(--size-16);
  }
`;

export const When = styled.p`
  && {
    font-size: var(--size-28);
    font-weight: 600;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
  & small {
    font-size: var(--size-16);
    font-weight: 400;
    color: var(--stone);
  }
`;

/** Wheelchair, oxygen: never missed. */
export const Needs = styled.p`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-control);
  background: var(--marigold-100);
  font-weight: 600;
`;

export const Address = styled.p`
  && {
    font-size: var(--size-18);
    line-height: 1.5;
  }
`;

export const Presses = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr;
  gap: var(--space-3);
  margin-block-start: var(--space-2);
  max-inline-size: 520px;

  & > button {
    min-block-size: 64px;
    font-size: var(--size-18);
  }
  & > :only-child {
    grid-column: 1 / -1;
  }
`;

/** What was pressed and is not in the database yet. */
export const Waiting = styled.div`
  display: grid;
  gap: var(--space-2);
  max-inline-size: 520px;

  & button {
    min-block-size: 56px;
  }
`;

export const Quiet = styled.p`
  color: var(--stone);
`;

export const LineLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;
