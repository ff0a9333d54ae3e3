import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Beside, Columns } from './columns';
import { LAYOUT_MESSAGES } from './messages';
import { NextStep } from './next-step';
import { OnThisPage } from './on-this-page';
import { Prose } from './prose';
import { Sources } from './sources';
import type { Source } from './sources';
import { WrittenSection } from './written-section';
import type { WrittenPart } from './written-section';

const Read = styled(Prose)`
  /* What lies beyond running text keeps its own width. */
  & > section > :is(table, div) {
    margin-block-start: var(--space-5);
  }
`;

interface WrittenPageProps {
  head: ReactNode;
  parts: readonly WrittenPart[];
  /** What no text says, by the id of the section it ends: a table, rows of facts. */
  more?: Readonly<Record<string, ReactNode>>;
  sources?: readonly Source[];
  /** Beneath the list of sections. */
  beside?: ReactNode;
  next: { title: string; text: string };
  /** What can be done next. */
  actions: ReactNode;
}

/** A page that is read from top to bottom: its sections, the way to each of them, its sources, and what can be done next. */
export function WrittenPage({ head, parts, more, sources, beside, next, actions }: WrittenPageProps) {
  const sections = parts.map(({ id, title }) => ({ id, title }));
  return (
    <>
      {head}
      <Columns>
        <Read>
          {parts.map((part) => (
            <WrittenSection key={part.id} {...part}>
              {more?.[part.id]}
            </WrittenSection>
          ))}
          {sources ? <Sources sources={sources} /> : null}
        </Read>
        <Beside>
          <OnThisPage
            sections={sources ? [...sections, { id: 'sources', title: LAYOUT_MESSAGES.sources }] : sections}
          />
          {beside}
        </Beside>
      </Columns>
      <NextStep id="next" {...next}>
        {actions}
      </NextStep>
    </>
  );
}
