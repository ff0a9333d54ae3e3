import { styled } from 'styled-components';
import { WorkList } from '../work/work.styles';

/** A day, a time and its clock beside each other. */
export const TimeRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: var(--space-3);
`;

/** The menu is beside all lines of its leg. */
export const LegList = styled(WorkList)`
  & > li > :nth-child(2) {
    grid-row: span 3;
  }
`;
