import type { ReactNode } from 'react';

import { Sidebar, Columns } from './columns.styles';
import { NextStep } from './next-step';
import { OnThisPage } from './on-this-page';

/** A section of a page, by the id of its heading. */
export interface SectionLink {
  id: string;
  title: string;
}

/** The sections of a page from their titles by id. */
export const sectionsOf = (titles: Readonly<Record<string, string>>): SectionLink[] =>
  Object.entries(titles).map(([id, title]) => ({ id, title }));

export interface LongPageProps {
  head: ReactNode;
  /** The text, inside `Prose`. */
  children: ReactNode;
  sections: readonly SectionLink[];
  /** Below the table of contents. */
  beside?: ReactNode;
  /** Between the text and the next step. */
  after?: ReactNode;
  /** Sticky on a phone. */
  bar?: ReactNode;
  next: { title: string; text: string };
  /** The next action. */
  actions: ReactNode;
}

/** A page with a long text: head, text with a table of contents, and next step. */
export function LongPage({ head, children, sections, beside, after, bar, next, actions }: LongPageProps) {
  return (
    <>
      {head}
      <Columns>
        {children}
        <Sidebar>
          <OnThisPage sections={sections} />
          {beside}
        </Sidebar>
      </Columns>
      {after}
      {bar}
      <NextStep id="next" {...next}>
        {actions}
      </NextStep>
    </>
  );
}
