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

/** Heading level of a form: below a page's or a dialog's title. */
export type FormHeading = 'h2' | 'h3';

interface FormPartProps {
  title: string;
  heading: FormHeading;
  children: ReactNode;
}

/** A group of related fields with a heading. */
export function FormPart({ title, heading: Heading, children }: FormPartProps) {
  return (
    <Part>
      <Heading>{title}</Heading>
      {children}
    </Part>
  );
}
