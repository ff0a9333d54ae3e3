import { styled } from 'styled-components';

export const Column = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 820px;

  & > * {
    min-inline-size: 0;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: var(--space-3);
`;

export const List = styled.ol`
  display: grid;
  gap: var(--space-4);
`;

export const Card = styled.article`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
  }
  & h2 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.375;
  }
  & time,
  & small {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & p {
    max-inline-size: var(--measure);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @media (max-width: 720px) {
    padding: var(--space-4);
  }
`;

export const Answer = styled.blockquote`
  display: grid;
  gap: 2px;
  margin: 0;
  padding-inline-start: var(--space-4);
  border-inline-start: 3px solid var(--teal-700);

  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    font-weight: 600;
  }
`;
