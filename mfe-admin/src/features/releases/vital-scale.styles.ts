import { styled } from 'styled-components';

/** Room for a mark at the very start or end of a scale. */
const MARK = 7;

export const Row = styled.div`
  display: grid;
  grid-template-columns: 184px minmax(0, 1fr) 300px;
  align-items: start;
  gap: var(--space-1) var(--space-5);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--line);

  & > h4 {
    font-size: inherit;
    font-weight: 600;
    line-height: 22px;
  }
  & abbr {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 400;
    text-decoration: none;
  }
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Scale = styled.div`
  position: relative;
  block-size: 44px;
  margin-inline: ${MARK}px;
`;

export const Zone = styled.span`
  position: absolute;
  inset-block-start: 6px;
  block-size: 10px;
  border-inline-end: 2px solid var(--white);
`;

export const Limit = styled.span`
  position: absolute;
  inset-block-start: 22px;
  translate: -50% 0;
  color: var(--stone);
  font-size: var(--size-14);
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  white-space: nowrap;

  &::before {
    position: absolute;
    inset-block-start: -19px;
    inset-inline-start: calc(50% - 1px);
    inline-size: 2px;
    block-size: 16px;
    background: var(--stone);
    content: '';
  }
  [dir='rtl'] & {
    translate: 50% 0;
  }
`;

export const Standing = styled.span`
  position: absolute;
  inline-size: ${2 * MARK}px;
  inset-block-start: 4px;
  translate: -50% 0;

  [dir='rtl'] & {
    translate: 50% 0;
  }
`;

export const Values = styled.ul`
  display: grid;
  gap: 2px;

  & > li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-2);
    line-height: 22px;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & b[data-rating='poor'] {
    color: var(--coral-600);
  }
  & b[data-rating='middling'] {
    color: var(--marigold-700);
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
    font-variant-numeric: tabular-nums;
  }
`;
