import { css, styled } from 'styled-components';

export const TabRow = styled.div`
  display: flex;
  gap: 20px;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--line);
`;

export const TabDetail = styled.span`
  display: block;
  color: var(--stone);
  font-size: var(--size-14);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

export const tabStyle = css`
  flex: none;
  min-block-size: 44px;
  padding: 10px 0;
  color: var(--stone);
  text-decoration: none;
  line-height: 22px;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current],
  &[aria-selected='true'] {
    color: var(--ink);
    font-weight: 600;
    box-shadow: inset 0 -2px 0 var(--teal-700);
  }
  & > small {
    font-size: inherit;
    font-weight: 400;
    color: var(--stone);
    font-variant-numeric: tabular-nums;
  }
`;
