import { styled } from 'styled-components';

export const Rows = styled.ul`
  display: grid;

  & > li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-3);
  }
  & > li:first-child {
    padding-block-start: 0;
  }
  & > li:last-child {
    padding-block-end: 0;
  }
  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & > li[data-current] {
    background: var(--teal-100);
    box-shadow:
      -8px 0 0 var(--teal-100),
      8px 0 0 var(--teal-100);
  }
  & > li > svg {
    margin-block-start: 3px;
  }
`;

export const RowText = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > :first-child {
    font-weight: 600;
    text-align: start;
  }
  & > p {
    color: var(--stone);
  }
  & > p[data-wrong] {
    color: var(--coral-600);
  }
`;

export const PreviewFrame = styled.div`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;

  & > [aria-busy] {
    min-block-size: 320px;
    border-radius: 10px;
    background: var(--mist);
  }
  & > iframe {
    inline-size: 100%;
    block-size: min(68dvh, 760px);
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--mist);
  }
  & > img {
    justify-self: center;
    max-inline-size: 100%;
    max-block-size: min(68dvh, 760px);
    border: 1px solid var(--line);
    border-radius: 10px;
    background: var(--mist);
  }
`;

export const PreviewText = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding: var(--space-5);
  border-radius: 10px;
  background: var(--mist);
`;

/** The state of a licence and what can be done with it. */
export const CredentialEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
