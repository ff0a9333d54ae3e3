import { styled } from 'styled-components';

export const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const Range = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);

  & > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  & label {
    font-size: var(--size-14);
  }
  & select {
    min-inline-size: 128px;
  }
`;

/** When the figures were counted, and what to keep in mind. */
export const Said = styled.div`
  display: grid;
  gap: var(--space-1);
  color: var(--stone);
  font-size: var(--size-14);
`;

export const Sentence = styled.p`
  max-inline-size: 44ch;
  font-family: var(--font-heading);
  font-size: var(--size-24);
  line-height: 1.35;

  & > small {
    display: block;
    color: var(--stone);
    font-family: var(--font-text);
    font-size: var(--size-16);
  }
`;

export const Words = styled.ul`
  display: grid;
  gap: var(--space-3);

  & > li {
    display: grid;
    gap: 2px;
  }
  & q {
    quotes: none;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const Note = styled.p`
  max-inline-size: var(--measure);
  color: var(--stone);
  font-size: var(--size-14);
`;
