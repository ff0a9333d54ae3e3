import { styled } from 'styled-components';

/** Papers beside what is written of them where there is room; else one of the two, by tabs. */
export const Desk = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-4);
`;

export const Beside = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-5);

  & > * {
    min-inline-size: 0;
  }
  @container (min-width: 820px) {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
  }
`;

/** Only where both have no room beside each other. */
export const Switch = styled.div`
  & > [role='tabpanel'] {
    padding-block-start: var(--space-3);
  }
  @container (min-width: 820px) {
    & > [role='tablist'] {
      display: none;
    }
  }
`;

/** The papers stay in view while a long form is filled in. */
export const PapersPane = styled.div`
  display: grid;
  gap: var(--space-3);

  & h3 {
    font-size: var(--size-18);
  }
  @container (min-width: 820px) {
    position: sticky;
    inset-block-start: var(--space-4);
    & iframe {
      block-size: min(70vh, 760px);
    }
  }
  @container (max-width: 819px) {
    &[data-hidden] {
      display: none;
    }
  }
`;

export const FormPane = styled.div`
  display: grid;
  gap: var(--space-4);

  & h3 {
    margin-block-end: var(--space-2);
    font-size: var(--size-18);
  }

  @container (max-width: 819px) {
    &[data-hidden] {
      display: none;
    }
  }
  & form {
    display: grid;
    gap: var(--space-4);
  }
`;

export const PaperBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);

  & > :first-child {
    flex: 1 1 220px;
    min-inline-size: 0;
  }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: var(--space-4);
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

export const Quiet = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

export const Version = styled.article`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-4);
  border-block-start: 1px solid var(--line);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
  }
  & h4 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
  }
  & > p {
    max-inline-size: var(--measure);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Changes = styled.dl`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  background: var(--mist);

  & dt {
    font-weight: 600;
  }
  & dd {
    max-inline-size: var(--measure);
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;
