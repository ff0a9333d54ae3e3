import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { LAYOUT_MESSAGES } from './messages';
import { Prose } from './prose';
import { ReadPage } from './read-page';
import type { ReadPageProps } from './read-page';
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

interface WrittenPageProps extends Pick<ReadPageProps, 'head' | 'beside' | 'next' | 'actions'> {
  parts: readonly WrittenPart[];
  /** What no text says, by the id of the section it ends: a table, rows of facts. */
  more?: Readonly<Record<string, ReactNode>>;
  sources?: readonly Source[];
}

/** A page that is read from top to bottom: its sections, the way to each of them, its sources, and what can be done next. */
export function WrittenPage({ parts, more, sources, ...page }: WrittenPageProps) {
  const sections = parts.map(({ id, title }) => ({ id, title }));
  return (
    <ReadPage
      {...page}
      sections={sources ? [...sections, { id: 'sources', title: LAYOUT_MESSAGES.sources }] : sections}
    >
      <Read>
        {parts.map((part) => (
          <WrittenSection key={part.id} {...part}>
            {more?.[part.id]}
          </WrittenSection>
        ))}
        {sources ? <Sources sources={sources} /> : null}
      </Read>
    </ReadPage>
  );
}
