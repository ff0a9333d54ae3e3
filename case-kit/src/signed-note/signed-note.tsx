import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Article = styled.article`
  display: grid;
  gap: var(--space-2);

  & p,
  & dl,
  & dd {
    margin: 0;
  }
  & dl {
    display: grid;
    gap: var(--space-2);
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export interface SignedNoteProps {
  /** Who has signed it, and when. */
  signed: ReactNode;
  /** What was written, each with its label; an empty text is left out. */
  parts: readonly (readonly [label: string, text: string])[];
  /** Buttons below it. */
  children?: ReactNode;
}

/** What a doctor wrote and signed. */
export function SignedNote({ signed, parts, children }: SignedNoteProps) {
  return (
    <Article>
      <p>{signed}</p>
      <dl>
        {parts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
      </dl>
      {children === undefined ? null : <div>{children}</div>}
    </Article>
  );
}
