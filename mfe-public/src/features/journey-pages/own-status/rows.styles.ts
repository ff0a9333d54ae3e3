import { styled } from 'styled-components';

import { FactRows } from '../../../articles/fact-rows';

/** In a narrow card, values are below their names. */
export const Rows = styled(FactRows)`
  & > div {
    grid-template-columns: minmax(0, 1fr);
  }
`;
