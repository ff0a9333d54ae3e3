import { styled } from 'styled-components';

export const Attempts = styled.ol`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: 1.4em;
  color: var(--stone);
  font-size: var(--size-14);
  overflow-wrap: anywhere;
`;

/** A few controls in a line, below each other on a phone. */
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-3) var(--space-4);

  & > * {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
  & > button {
    flex: none;
    margin-block-start: 30px;
  }
  @media (max-width: 720px) {
    & > button {
      inline-size: 100%;
      margin-block-start: 0;
    }
  }
`;

export const Frame = styled.div<{ $phone: boolean }>`
  display: grid;
  justify-items: center;
  padding: ${({ $phone }) => ($phone ? 'var(--space-5) 0' : '0')};
  border-radius: var(--radius-card);
  background: var(--mist);

  & > iframe {
    inline-size: 100%;
    block-size: 720px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--white);
    ${({ $phone }) =>
      $phone ? `max-inline-size: 390px; border: 10px solid var(--ink); border-radius: 40px; block-size: 760px;` : ''}
  }
`;

export const PlainText = styled.pre`
  overflow-x: auto;
  max-block-size: 720px;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  font-size: var(--size-14);
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--space-5);
  counter-reset: step;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
  }
  & > li > div {
    display: grid;
    justify-items: start;
    gap: var(--space-2);
  }
  & h3 {
    padding-block-start: 4px;
    font-size: var(--size-16);
    line-height: 1.5;
  }
  & p {
    color: var(--stone);
  }
`;

export const StepMark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border: 2px solid ${({ $done }) => ($done ? 'var(--teal-700)' : 'var(--control-line)')};
  border-radius: 50%;
  background: ${({ $done }) => ($done ? 'var(--teal-700)' : 'var(--white)')};
  color: ${({ $done }) => ($done ? 'var(--white)' : 'var(--ink)')};
  font-weight: 600;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

export const Outcomes = styled.ul`
  display: grid;
  gap: var(--space-2);
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(110px, 170px) auto minmax(0, 1fr);
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-2);
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & p {
    color: var(--stone);
    overflow-wrap: anywhere;
  }
  @media (max-width: 720px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Cards beside each other where there is room. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr));
  align-items: start;
  gap: var(--space-4);

  & > * {
    min-inline-size: 0;
  }
`;
