import { styled } from 'styled-components';
import { NARROW } from '../widths';

export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  border-inline-end: 1px solid var(--line);

  & > [role='alert'] {
    margin: var(--space-3);
  }
  @media ${NARROW} {
    border: 0;
    padding-inline: 12px;
  }
`;

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
  padding: 14px 20px 6px;

  & > :is(h1, h2) {
    font-size: 28px;
    line-height: 34px;
  }
  & > a {
    grid-area: 1 / 2;
  }
  & > p {
    grid-column: 1 / -1;
    color: var(--stone);
    font-variant-numeric: tabular-nums;
  }
  @media ${NARROW} {
    padding-inline: 4px;
  }
`;

export const TabBar = styled.div`
  padding-inline: 20px;

  @media ${NARROW} {
    padding-inline: 4px;
  }
`;

/** Beside the filters, which fold on a narrow list. */
export const ViewsBar = styled.div`
  display: flex;
  justify-content: end;
  padding: var(--space-3) 20px 0;

  @media ${NARROW} {
    padding-inline: 4px;
  }
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  /* The filters, and what is above and below the rows. */
  & > :is([role='search'], [role='alert'], button, div:last-child) {
    margin: var(--space-3) 20px;
  }
  @media ${NARROW} {
    overflow: visible;

    & > :is([role='search'], [role='alert'], button, div:last-child) {
      margin-inline: 4px;
    }
  }
`;
