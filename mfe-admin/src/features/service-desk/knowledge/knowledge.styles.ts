import { styled } from 'styled-components';

export const Paragraphs = styled.div`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--text-width);

  & > p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

/** Articles beside the form of a request. */
export const Suggested = styled.ul`
  display: grid;

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & button {
    inline-size: 100%;
    padding-block: var(--space-3);
    border: 0;
    background: none;
    color: var(--teal-800);
    font: inherit;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
  }
  & button:hover {
    text-decoration: underline;
  }
`;
