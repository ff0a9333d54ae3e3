import { styled } from 'styled-components';

/** Columns side by side; where they do not fit they are scrolled, each as wide as a phone shows well. */
export const Columns = styled.div`
  display: grid;
  grid-auto-columns: minmax(min(84%, 264px), 1fr);
  grid-auto-flow: column;
  gap: var(--space-3);
  /* Room for the menu of the last card. */
  padding-block-end: 168px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;

  /* It would take back each of the small steps. */
  &[data-dragging] {
    scroll-snap-type: none;
  }
`;

export const Column = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-block-size: 220px;
  padding: var(--space-3);
  border: 2px solid transparent;
  border-radius: var(--radius-card);
  background: var(--mist);
  scroll-snap-align: start;
  transition: opacity var(--duration-state);

  & > h2 {
    display: flex;
    gap: var(--space-2);
    font-size: var(--size-16);
    line-height: 1.4;
  }
  & > h2 > small {
    color: var(--stone);
    font-size: inherit;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & > p {
    color: var(--stone);
  }
  & > ul {
    display: grid;
    gap: var(--space-2);
  }
  &[data-drag='allowed'] {
    border: 2px dashed var(--teal-700);
  }
  &[data-drag='refused'] {
    opacity: 0.55;
  }
  &[data-over] {
    background: var(--teal-100);
  }
`;

export const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--white);
  cursor: grab;

  &[data-dragged] {
    opacity: 0.5;
  }
  &[data-busy] {
    cursor: progress;
    opacity: 0.7;
  }
`;
