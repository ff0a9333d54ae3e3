import type { ReactNode } from 'react';

import { Sidebar, Columns } from './columns.styles';
import { NextStep } from './next-step';
import { OnThisPage } from './on-this-page';

/** A section of a page, by the id of its heading. */
export interface SectionLink {
  id: string;
  title: string;
}

/** The sections of a page, of their titles by id. */
export const sectionsOf = (titles: Readonly<Record<string, string>>): SectionLink[] =>
  Object.entries(titles).map(([id, title]) => ({ id, title }));

export interface LongPageProps {
  head: ReactNode;
  /** What is read; it stands in `Prose`. */
  children: ReactNode;
  sections: readonly SectionLink[];
  /** Beneath the list of sections. */
  beside?: ReactNode;
  /** Between what is read and what comes next. */
  after?: ReactNode;
  /** Stays in reach on a phone while it is read. */
  bar?: ReactNode;
  next: { title: string; text: string };
  /** What can be done next. */
  actions: ReactNode;
}

/** A page that is read: its head, its text with the way to each section beside it, and what can be done next. */
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
