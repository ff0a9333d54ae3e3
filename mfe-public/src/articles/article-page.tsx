import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { PAGE_LAYOUT_MESSAGES } from '../page-layout/messages';
import { Prose } from './prose.styles';
import { LongPage } from '../page-layout/long-page';
import type { LongPageProps } from '../page-layout/long-page';
import { Sources } from './sources';
import type { Source } from './sources';
import { ArticleSection } from './article-section';
import type { ArticlePart } from './article-section';

const Read = styled(Prose)`
  /* Tables and boxes keep their own width. */
  & > section > :is(table, div) {
    margin-block-start: var(--space-5);
  }
`;

interface ArticlePageProps extends Pick<LongPageProps, 'head' | 'beside' | 'next' | 'actions'> {
  parts: readonly ArticlePart[];
  /** Extra content at the end of sections, by section id: a table, facts. */
  more?: Readonly<Record<string, ReactNode>>;
  sources?: readonly Source[];
}

/** An article page: sections with a table of contents, sources, and next step. */
export function ArticlePage({ parts, more, sources, ...page }: ArticlePageProps) {
  const sections = parts.map(({ id, title }) => ({ id, title }));
  return (
    <LongPage
      {...page}
      sections={sources ? [...sections, { id: 'sources', title: PAGE_LAYOUT_MESSAGES.sources }] : sections}
    >
      <Read>
        {parts.map((part) => (
          <ArticleSection key={part.id} {...part}>
            {more?.[part.id]}
          </ArticleSection>
        ))}
        {sources ? <Sources sources={sources} /> : null}
      </Read>
    </LongPage>
  );
}
