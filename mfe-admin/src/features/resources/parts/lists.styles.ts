import { styled } from 'styled-components';

/** A list beside the map; on narrow screens the map is below. */
export const WithMap = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4) var(--space-5);

  & > * {
    min-inline-size: 0;
  }
  & > div {
    display: grid;
    gap: var(--space-4);
  }
  @container (min-width: 980px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
