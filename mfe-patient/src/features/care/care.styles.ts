import { styled } from 'styled-components';

/** Signs of trouble, one per line. */
export const Signs = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-5);
  list-style: disc;
`;

/** Numbers to call, beside each other where there is room. */
export const Numbers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & bdi:last-child {
    white-space: nowrap;
  }
  @media (max-width: 560px) {
    & > li {
      flex: 1 1 100%;
      display: grid;
    }
    & a {
      justify-content: start;
      text-align: start;
    }
    & bdi:last-child {
      margin-inline-start: auto;
    }
  }
`;
