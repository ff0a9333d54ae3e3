import { styled } from 'styled-components';

/** Running text of up to 68 characters per line; facts and tables use the whole column. */
export const Prose = styled.div`
  & > :is(p, ul, ol, blockquote) {
    max-inline-size: var(--measure);
  }
  & > * + * {
    margin-block-start: var(--space-4);
  }
  & > h2,
  & > section > h2 {
    font-size: var(--size-34);
  }
  & > h2:not(:first-child),
  & > section:not(:first-child) {
    margin-block-start: var(--space-7);
  }
  & > section > * + *,
  & > section > h2 + * {
    margin-block-start: var(--space-3);
  }
  & > section > :is(p, ul, ol) {
    max-inline-size: var(--measure);
  }
  & h3 {
    margin-block-start: var(--space-5);
    font-size: var(--size-24);
  }
  & :is(ul, ol):not([role]) {
    display: grid;
    gap: var(--space-2);
    padding-inline-start: 1.2em;
  }
  & ul:not([role]) {
    list-style: disc;
  }
  & ol:not([role]) {
    list-style: decimal;
  }
  & li::marker {
    color: var(--stone);
  }
  & blockquote {
    padding-inline-start: var(--space-4);
    border-inline-start: 2px solid var(--marigold-500);
    color: var(--stone);
  }
`;
