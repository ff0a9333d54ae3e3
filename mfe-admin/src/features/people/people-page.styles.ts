import { styled } from 'styled-components';
import { CARDS } from '../../components/records.styles';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);

  & > :first-child {
    flex: 1 1 260px;
    max-inline-size: 420px;
  }
  & > :last-child {
    flex: 0 1 240px;
  }
  @media ${CARDS} {
    & > :first-child,
    & > :last-child {
      flex: 1 1 100%;
      max-inline-size: none;
    }
  }
`;
