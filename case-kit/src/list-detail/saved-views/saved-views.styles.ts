import { styled } from 'styled-components';

export const Views = styled.ul`
  display: grid;
  color: var(--stone);
  font-size: var(--size-14);

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    min-block-size: 40px;
  }
  & > li > button:first-child {
    flex: 1;
    min-block-size: 40px;
    color: var(--ink);
    font-size: 15px;
    font-weight: 600;
    overflow-wrap: anywhere;
    text-align: start;
    cursor: pointer;
  }
  & > li > button[aria-current='true'] {
    color: var(--teal-800);
  }
  & small:empty {
    display: none;
  }
  & small {
    display: block;
    color: var(--stone);
    font-weight: 400;
  }
`;

export const Marks = styled.span`
  display: flex;
  flex: none;
`;
