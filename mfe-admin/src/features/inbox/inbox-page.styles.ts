import { styled } from 'styled-components';
import { NARROW } from './widths';

/** List and request side by side; on a phone only one of them, by the URL. */
export const Panes = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: 396px minmax(0, 1fr);
  block-size: 100dvh;
  min-block-size: 0;

  & > * {
    min-block-size: 0;
  }
  @media ${NARROW} {
    display: block;
    max-inline-size: 760px;
    margin-inline: auto;
    block-size: auto;

    & > ${({ $open }) => ($open ? ':first-child' : ':last-child')} {
      display: none;
    }
  }
`;
