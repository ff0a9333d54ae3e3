import { styled } from 'styled-components';
import { WorkList } from '../work/work.styles';

/** The menu is beside all lines of its leg. */
export const LegList = styled(WorkList)`
  & > li > :nth-child(2) {
    grid-row: span 3;
  }
`;
