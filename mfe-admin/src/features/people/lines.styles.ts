import { styled } from 'styled-components';

export const Lines = styled.ul<{ $short?: boolean }>`
  display: grid;

  & > li {
    display: flex;
    align-items: ${({ $short }) => ($short === true ? 'baseline' : 'center')};
    justify-content: ${({ $short }) => ($short === true ? 'start' : 'space-between')};
    gap: var(--space-3);
    padding-block: ${({ $short }) => ($short === true ? '3px' : 'var(--space-2)')};
  }
  & > li + li {
    border-block-start: ${({ $short }) => ($short === true ? '0' : '1px solid var(--line)')};
  }
  & > li > div {
    flex: ${({ $short }) => ($short === true ? '0 0 116px' : '0 1 auto')};
    min-inline-size: 0;
  }
  & b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & p {
    font-size: var(--size-14);
    overflow-wrap: anywhere;
  }
`;
