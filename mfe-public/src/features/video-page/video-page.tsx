import { SPECIALIZATIONS } from '@ayana/contracts/consultations';
import { Link as TextLink } from '@ayana/shared-ui';
import type { DrawingProps } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Callout } from '../../articles/callout.styles';
import { FactRows } from '../../articles/fact-rows';
import { LineSteps } from '../../articles/line-steps';
import { PageHead } from '../../page-layout/page-head';
import { Prose } from '../../articles/prose.styles';
import { Questions } from '../../articles/questions';
import { LongPage, sectionsOf } from '../../page-layout/long-page';
import type { Review } from '../../loaders/load-review';
import { ReviewNote } from '../../articles/review-note';
import { Sources } from '../../articles/sources';
import { ArticleSection } from '../../articles/article-section';
import { VIDEO_PAGE as TEXTS } from './messages';
import { TwoClocks } from './two-clocks';

const Fields = styled.ul`
  columns: 2;
  column-gap: var(--space-6);

  & > li {
    padding-block: 6px;
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }
  @media (min-width: 700px) {
    columns: 3;
  }
`;

const part = (id: keyof typeof TEXTS.sections) => ({ id, title: TEXTS.sections[id] });

export interface VideoPageProps {
  review: Review | null;
  drawing: Pick<DrawingProps, 'src' | 'width' | 'height' | 'alt'>;
  /** Opens the video consultation dialog. */
  book: ReactNode;
}

/** The page about video consultations: how they work, their times, data access, and booking. */
export function VideoPage({ review, drawing, book }: VideoPageProps) {
  return (
    <LongPage
      head={
        <PageHead
          title={TEXTS.title}
          lead={TEXTS.lead}
          crumbs={[{ name: TEXTS.services, to: '/services' }]}
          drawing={drawing}
          note={<ReviewNote written={TEXTS.written} review={review} />}
          actions={
            <>
              {book}
              <TextLink as={Link} to="/consultation">
                {TEXTS.ask_free}
              </TextLink>
            </>
          }
        />
      }
      sections={sectionsOf(TEXTS.sections)}
      next={{ title: TEXTS.next_title, text: TEXTS.next_text }}
      actions={book}
    >
      <Prose>
        <ArticleSection {...part('what')} text={TEXTS.what} />
        <ArticleSection {...part('kinds')}>
          <FactRows facts={TEXTS.kinds} />
        </ArticleSection>
        <ArticleSection {...part('prepare')}>
          <FactRows facts={TEXTS.prepare} />
        </ArticleSection>
        <ArticleSection {...part('times')} text={[TEXTS.times]}>
          <TwoClocks />
          <p>{TEXTS.times_note}</p>
        </ArticleSection>
        <ArticleSection {...part('after')}>
          <LineSteps steps={TEXTS.after} />
        </ArticleSection>
        <ArticleSection {...part('privacy')} text={TEXTS.privacy} />
        <ArticleSection {...part('limits')} text={TEXTS.limits}>
          <Callout>
            <b>{TEXTS.urgent_lead}</b> {TEXTS.urgent}
          </Callout>
        </ArticleSection>
        <ArticleSection {...part('fields')} text={[TEXTS.fields_text]}>
          <Fields role="list">
            {SPECIALIZATIONS.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Fields>
          <p>
            <TextLink as={Link} to="/doctors">
              {TEXTS.find}
            </TextLink>
          </p>
        </ArticleSection>
        <ArticleSection {...part('questions')}>
          <Questions questions={TEXTS.questions} />
        </ArticleSection>
        <Sources sources={TEXTS.sources} />
      </Prose>
    </LongPage>
  );
}
