import { styled } from 'styled-components';

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-inline-size: 100%;
  min-block-size: 28px;
  border-radius: var(--radius-control);
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    color: var(--stone);
    opacity: 0;
  }
  [data-row]:is(:hover, :focus-within) & > svg,
  &[aria-expanded='true'] > svg {
    opacity: 1;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;

    & > svg {
      opacity: 1;
    }
  }
`;

export const Menu = styled.ul`
  position: fixed;
  z-index: 30;
  min-inline-size: 200px;
  max-inline-size: 240px;
  padding: 6px;
  border-radius: 10px;
  background: var(--white);
  box-shadow: var(--shadow-float);
`;

export const MenuItem = styled.button`
  inline-size: 100%;
  min-block-size: 40px;
  padding: 6px 10px;
  border-radius: var(--radius-control);
  text-align: start;
  cursor: pointer;

  &:is(:hover, :focus-visible) {
    background: var(--mist);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
