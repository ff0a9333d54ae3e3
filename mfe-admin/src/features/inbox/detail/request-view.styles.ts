import { styled } from 'styled-components';
import { NARROW } from '../widths';

export const View = styled.article`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-block-size: 0;
  min-inline-size: 0;
  padding: 14px 28px 0;
  overflow-y: auto;

  @media ${NARROW} {
    padding: 0 var(--space-4) var(--space-4);
    overflow: visible;
  }
`;

/** The timeline with the composer below, and the facts beside them where there is room. */
export const Body = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 276px;
  gap: 28px;
  min-block-size: 0;

  & > aside {
    padding-block: 4px 20px;
    padding-inline: 24px 0;
    border-inline-start: 1px solid var(--line);
  }
  @media (min-width: 1181px) {
    & > aside {
      overflow-y: auto;
    }
  }
  @media (max-width: 1180px) {
    flex: none;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto;

    & > aside {
      padding: var(--space-4) 0;
      border-inline-start: 0;
      border-block-start: 1px solid var(--line);
    }
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-block-size: 0;
  padding-block-end: 20px;
`;

export const Story = styled.div`
  flex: 1;
  min-block-size: 0;
  padding-block-start: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;

  @media (max-width: 1180px) {
    overflow: visible;
  }
`;

export const Loading = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

/** What the mail puts around the text. */
export const FrameLine = styled.p`
  color: var(--stone);
  font-size: var(--size-14);

  & > span {
    color: var(--ink);
  }
`;
