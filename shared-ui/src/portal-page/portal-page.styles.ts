import { styled } from 'styled-components';

/** Width, spacing, heading. */
export const PageBox = styled.div`
  position: relative;
  container-type: inline-size;
  display: grid;
  align-content: start;
  gap: var(--space-5);
  max-inline-size: 1184px;
  padding: var(--space-5) var(--space-6) var(--space-8);

  & > * {
    min-inline-size: 0;
  }
  & h1 {
    font-size: var(--size-28);
    line-height: 1.2;
  }
  @media (max-width: 720px) {
    gap: var(--space-4);
    padding: var(--space-3) var(--space-4) var(--space-8);
  }
  @media (min-width: 721px) {
    :root[data-density='compact'] & {
      gap: var(--space-3);
      max-inline-size: none;
      padding-block-start: var(--space-3);
    }
    /* Below the line that names the clock. */
    :root[data-density='compact'] &:has(> [data-page-clock]) {
      padding-block-start: 22px;
    }
  }
`;

/** The heading, a sentence below it, and actions of the whole page at its end. */
export const PortalHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);

  & > div {
    flex-grow: 1;
    min-inline-size: 0;
  }
  & h1 {
    overflow-wrap: anywhere;
  }
  & p {
    max-inline-size: var(--measure);
    color: var(--stone);
  }
  @media (min-width: 721px) {
    :root[data-density='compact'] & h1 {
      font-size: var(--size-24);
    }
    :root[data-density='compact'] & p {
      max-inline-size: none;
      font-size: var(--size-14);
      line-height: 20px;
    }
  }
`;

/** Beside the words of the page, and not as wide as they are. */
export const PortalActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-2);

  && {
    flex-grow: 0;
  }
  &:empty {
    display: none;
  }
`;

/** The tasks, and a side column. */
export const PortalColumns = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);

  & > * {
    min-inline-size: 0;
  }
  @container (min-width: 860px) {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 348px);
    gap: var(--space-5);
  }
`;

export const PortalMain = styled.div`
  display: grid;
  gap: var(--space-4);
`;

export const PortalAside = styled.div`
  display: grid;
  gap: var(--space-4);
`;
