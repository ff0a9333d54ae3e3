import { styled } from 'styled-components';

/** A statement or a setting, as it is written. */
export const Code = styled.code`
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: var(--size-14);
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding-inline-start: 1.2em;

  & > li > code {
    display: block;
    margin-block-start: var(--space-1);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-control);
    background: var(--mist);
  }
`;

export const Runs = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--space-4) var(--space-5);

  & > section {
    display: grid;
    gap: var(--space-1);
    align-content: start;
    justify-items: start;
  }
  & h3 {
    font-size: var(--size-16);
  }
  & p {
    color: var(--stone);
  }
`;
