import { styled } from 'styled-components';

/** The whole bar is the price elsewhere: solid is the remaining price, striped the best saving. */
export const SavingBar = styled.span<{ $percent: number }>`
  display: block;
  block-size: 8px;
  border-radius: var(--radius-full);
  background:
    linear-gradient(var(--teal-700), var(--teal-700)) 0 0 / ${({ $percent }) => 100 - $percent}% 100% no-repeat,
    repeating-linear-gradient(115deg, var(--sea-2) 0 3px, var(--paper) 3px 6px);
  overflow: hidden;

  [dir='rtl'] & {
    background-position:
      100% 0,
      0 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
