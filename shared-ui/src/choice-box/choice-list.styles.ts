import { styled } from 'styled-components';

/** Over a dialog, too. */
export const Place = styled.div`
  z-index: 60;
`;

export const Popup = styled.div`
  inline-size: var(--anchor-width);
  max-inline-size: var(--available-width);
  max-block-size: min(360px, var(--available-height));
  padding-block: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  box-shadow: var(--shadow-float);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Said = styled.div`
  color: var(--stone);
  font-size: var(--size-14);
  line-height: 1.43;

  &:not(:empty) {
    padding: var(--space-2) var(--space-4);
  }
`;

export const GroupName = styled.div`
  padding: var(--space-2) var(--space-4) 2px;
  color: var(--stone);
  font-size: var(--size-14);
  font-weight: 600;
`;

export const Option = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 44px;
  padding: 6px var(--space-4);
  color: var(--ink);
  font-size: var(--size-16);
  line-height: 1.35;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-highlighted] {
    background: var(--teal-100);
    box-shadow: inset 3px 0 0 var(--teal-700);

    [dir='rtl'] & {
      box-shadow: inset -3px 0 0 var(--teal-700);
    }
  }
`;
