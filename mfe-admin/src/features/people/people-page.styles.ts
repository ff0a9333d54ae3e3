import { styled } from 'styled-components';
import { CARDS } from '../../components/records.styles';
import { BESIDE } from './widths';

/** List and person side by side; on narrow screens only one of them, by the URL. */
export const Panes = styled.div<{ $open: boolean }>`
  display: grid;
  align-items: start;
  gap: var(--space-6);

  & > * {
    min-inline-size: 0;
  }
  @media ${BESIDE} {
    grid-template-columns: ${({ $open }) => ($open ? 'minmax(0, 1fr) 392px' : 'minmax(0, 1fr)')};
  }
  @media not all and ${BESIDE} {
    & > :first-child {
      display: ${({ $open }) => ($open ? 'none' : 'grid')};
    }
  }
`;

export const ListPane = styled.div`
  display: grid;
  gap: var(--space-4);

  & > * {
    min-inline-size: 0;
  }
`;

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
