import { css, styled } from 'styled-components';
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
  padding: 14px 20px 6px;

  & > :is(h1, h2) {
    font-size: 28px;
    line-height: 34px;
  }
  & > p {
    color: var(--stone);
    font-variant-numeric: tabular-nums;
  }
  @media ${NARROW} {
    padding-inline: 4px;
  }
`;

export const TabBar = styled.div`
  display: flex;
  padding-inline: 20px;
  box-shadow: inset 0 -1px 0 var(--line);

  & > nav {
    flex: 1;
    min-inline-size: 0;
    box-shadow: none;
    gap: 16px;
  }
  @media ${NARROW} {
    padding-inline: 4px 0;
  }
`;

export const FilterButton = styled.button<{ $set: boolean }>`
  flex: none;
  display: flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding-inline: 8px;
  margin-inline-end: -8px;
  font-weight: 600;

  &:hover {
    color: var(--teal-700);
  }
  & > span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  ${({ $set }) =>
    $set &&
    css`
      color: var(--teal-700);
      & > svg {
        padding: 2px;
        border-radius: 4px;
        background: var(--teal-100);
        inline-size: 22px;
        block-size: 22px;
      }
    `}
`;

export const Scroller = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  @media ${NARROW} {
    overflow: visible;
  }
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  padding: var(--space-4);
`;
