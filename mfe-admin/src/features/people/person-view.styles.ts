import { styled } from 'styled-components';

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  & > div {
    min-inline-size: 0;
  }
  & h2 {
    font-size: var(--size-24);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  & h2:focus {
    outline: none;
  }
  & p {
    color: var(--stone);
    overflow-wrap: anywhere;
  }
`;

export const Part = styled.section`
  display: grid;
  gap: var(--space-2);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);

  & h3 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  & p {
    color: var(--stone);
  }
  & blockquote {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-control);
    background: var(--mist);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & code {
    font-size: 12px;
  }
`;

export const PartHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

export const RoleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;
