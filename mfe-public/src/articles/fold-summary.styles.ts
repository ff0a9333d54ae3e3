import { css, styled } from 'styled-components';

/** A small down arrow, since browsers' own markers differ. */
export const chevron = css`
  content: '';
  flex: none;
  inline-size: 7px;
  block-size: 7px;
  border: solid currentcolor;
  border-width: 0 2px 2px 0;
  rotate: 45deg;
  translate: 0 -2px;
`;

/** A `summary` in the colour of a link, with a turning arrow. */
export const FoldSummary = styled.summary`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  inline-size: fit-content;
  color: var(--teal-700);
  font-weight: 600;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    color: var(--teal-800);
  }
  &::after {
    ${chevron}
    transition:
      rotate var(--duration-state),
      translate var(--duration-state);
  }
  [open] > &::after {
    rotate: 225deg;
    translate: 0 2px;
  }
  /* What it shows is open on paper. */
  @media print {
    display: none;
  }
`;

/** Where a `details` is open by its width, or on paper; browsers without support show its summary. */
export const whereUnfolded = (width: string, styles: ReturnType<typeof css>) => css`
  @supports selector(::details-content) {
    @media (min-width: ${width}), print {
      ${styles}
    }
  }
`;

/** For a `details` that is open from a width on, and on paper: its summary has nothing to do there. */
export const unfoldedFrom = (width: string) =>
  whereUnfolded(
    width,
    css`
      /* Above whatever a summary's own styles say. */
      &&& > summary {
        display: none;
      }
      &::details-content {
        content-visibility: visible;
        block-size: auto;
      }
    `,
  );
