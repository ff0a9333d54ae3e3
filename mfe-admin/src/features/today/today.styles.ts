import { styled } from 'styled-components';

/** A count of the heading's sentence. */
export const Count = styled.a`
  color: inherit;
  text-decoration: underline;
  text-decoration-color: var(--control-line);
  text-decoration-thickness: 1px;
  text-underline-offset: 6px;

  &[data-late] {
    color: var(--coral-600);
  }
  &:hover {
    text-decoration-color: currentColor;
  }
`;

/** Rows of a card, each a link over its whole width. */
export const Rows = styled.ul`
  display: grid;
  margin-inline: calc(-1 * var(--space-3));

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li > a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px var(--space-4);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-control);
    color: inherit;
    text-decoration: none;
  }
  & > li > a:hover {
    background: var(--mist);
  }
  & b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--size-14);
    line-height: 20px;
    color: var(--stone);
    overflow-wrap: anywhere;
    /* A name in another script stays at the side where its row begins. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
`;

/** The lower half of a card: what comes next. */
export const Next = styled.div`
  display: grid;
  gap: var(--space-2);
  margin: 0 calc(-1 * var(--space-5)) calc(-1 * var(--space-5));
  padding: var(--space-4) var(--space-5);
  border-block-start: 1px solid var(--line);
  border-end-start-radius: var(--radius-card);
  border-end-end-radius: var(--radius-card);
  background: var(--paper);

  & > h3 {
    font-family: var(--font-text);
    font-size: var(--size-14);
    font-weight: 600;
  }
  & > p {
    color: var(--stone);
  }
  @media (max-width: 720px) {
    margin: 0 calc(-1 * var(--space-4)) calc(-1 * var(--space-4));
    padding-inline: var(--space-4);
  }
`;

/** Time, what happens, the patient, and whether all is there. */
export const Moves = styled(Rows)`
  & > li > a {
    grid-template-columns: 76px minmax(0, 1fr) auto;
  }
  & time {
    align-self: start;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 480px) {
    & > li > a {
      grid-template-columns: 76px minmax(0, 1fr);
    }
    & > li > a > :last-child:not(:nth-child(2)) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

/** What works by itself: an icon, the name, and how it does. */
export const Works = styled.ul`
  display: grid;
  gap: var(--space-3);

  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 0 var(--space-3);
  }
  & svg {
    margin-block-start: 2px;
    color: var(--leaf-700);
  }
  & [data-trouble] > svg {
    color: var(--coral-600);
  }
  & small {
    font-size: var(--size-14);
    line-height: 20px;
    color: var(--stone);
  }
`;
