import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled.section`
  display: grid;
  gap: var(--space-2);

  & + & {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
  }
  & h3 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
  & p {
    color: var(--stone);
    overflow-wrap: anywhere;
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

/** Buttons and links of a part, beside what they change. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

/** A part of an account. @param end at the end of its heading */
export function PersonPart({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <Part aria-label={title}>
      <header>
        <h3>{title}</h3>
        {end}
      </header>
      {children}
    </Part>
  );
}
