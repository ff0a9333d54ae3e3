import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Part = styled.section`
  display: grid;
  gap: var(--space-3);

  & > h2,
  & > h3 {
    font-size: var(--size-21);
  }
`;

/** Rank of a form's headings: under a page's title or under a dialog's. */
export type FormHeading = 'h2' | 'h3';

interface FormPartProps {
  title: string;
  heading: FormHeading;
  children: ReactNode;
}

/** A group of questions that belong together, under the question that leads them. */
export function FormPart({ title, heading: Heading, children }: FormPartProps) {
  return (
    <Part>
      <Heading>{title}</Heading>
      {children}
    </Part>
  );
}
