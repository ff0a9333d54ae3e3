import { styled } from 'styled-components';
import { NARROW } from '../widths';

export const Facts = styled.aside`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Block = styled.section`
  padding-block: 14px;

  &:first-child {
    padding-block-start: 0;
  }
  & + & {
    border-block-start: 1px solid var(--line);
  }
  & > h3 {
    margin-block-end: 4px;
    font-family: var(--font-text);
    font-size: 15px;
    font-weight: 600;
    line-height: 22px;
    letter-spacing: 0;
  }
`;

export const Quiet = styled.p`
  font-size: var(--size-14);
  line-height: 20px;
  color: var(--stone);
`;

export const Reach = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: 10px;

  /* They are at the top on a phone. */
  @media ${NARROW} {
    display: none;
  }
`;

export const Pair = styled.div`
  display: grid;
  padding-block: 3px;

  & > dt {
    font-size: var(--size-14);
    line-height: 20px;
    color: var(--stone);
  }
  & > dd {
    white-space: pre-wrap;
  }
`;
