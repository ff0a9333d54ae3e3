import { styled } from 'styled-components';

/** What a row is about, and a quiet line below it. A long text, such as a message, is cut after two lines. */
export const What = styled.span`
  display: grid;
  gap: 2px;

  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
  & > small {
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 400;
  }
  & > small:empty {
    display: none;
  }
`;
