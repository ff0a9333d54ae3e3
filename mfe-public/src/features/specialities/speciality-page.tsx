import { Link as TextLink } from '@ayana/shared-ui';
import type { DrawingProps } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ActionBar } from '../../page-layout/action-bar';
import { FoldedSection } from '../../articles/folded-section';
import { Callout } from '../../articles/callout.styles';
import { Card } from '../../page-layout/columns.styles';
import { FactRows } from '../../articles/fact-rows';
import { LineSteps } from '../../articles/line-steps';
import { PageHead } from '../../page-layout/page-head';
import { Prose } from '../../articles/prose.styles';
import { Questions } from '../../articles/questions';
import { LongPage, sectionsOf } from '../../page-layout/long-page';
import type { Review } from '../../loaders/load-review';
import { ReviewNote } from '../../articles/review-note';
import { Sources } from '../../articles/sources';
import { ArticleSection, ArticleText } from '../../articles/article-section';
import { usd } from '../../money/usd';
import { SpecialityPeople } from './speciality-people';
import type { SpecialityPeople as People } from './load-people';
import { SPECIALITY_MESSAGES as TEXTS } from './messages';
import { ProcedurePrices } from './procedure-prices';
import { lowestOf } from './procedure';
import type { Procedure } from './procedure';
import type { Speciality } from './speciality';

const part = (id: keyof typeof TEXTS.sections) => ({ id, title: TEXTS.sections[id] });

export interface SpecialityPageProps {
  speciality: Speciality;
  /** Null when they failed to load. */
  procedures: readonly Procedure[] | null;
  /** Null when they failed to load. */
  people: People | null;
  review: Review | null;
  drawing: Pick<DrawingProps, 'src' | 'width' | 'height' | 'alt'>;
  /** Opens the consultation dialog. */
  ask: ReactNode;
  /** The same with a short label. */
  askShort: ReactNode;
  /** Opens the video consultation dialog. */
  bookVideo: ReactNode;
}

/** The page of a speciality: what it is, costs, risks, hospitals and doctors. */
export function SpecialityPage({
  speciality,
  procedures,
  people,
  review,
  drawing,
  ask,
  askShort,
  bookVideo,
}: SpecialityPageProps) {
  const from = lowestOf(procedures ?? []);
  return (
    <LongPage
      head={
        <PageHead
          title={speciality.title}
          lead={speciality.lead}
          crumbs={[{ name: TEXTS.services, to: '/services' }]}
          drawing={drawing}
          note={<ReviewNote written={TEXTS.written} review={review} />}
          actions={
            <>
              {ask}
              {bookVideo}
            </>
          }
        />
      }
      sections={sectionsOf(TEXTS.sections)}
      beside={
        <Card>
          <h2>{TEXTS.beside_title}</h2>
          <p>{TEXTS.beside_text}</p>
          <TextLink as={Link} to="/services/video-consultation">
            {TEXTS.beside_more}
          </TextLink>
        </Card>
      }
      bar={<ActionBar price={from === null ? null : [TEXTS.from(usd(from)), TEXTS.in_india]}>{askShort}</ActionBar>}
      next={{ title: speciality.next_title, text: speciality.next_text }}
      actions={ask}
    >
      <Prose>
        <ArticleSection {...part('what')} text={speciality.what} />
        <ArticleSection {...part('who')}>
          <h3>{TEXTS.helps}</h3>
          <ArticleText text={[speciality.helps]} />
          <h3>{TEXTS.not_for}</h3>
          <ArticleText text={[speciality.not_for]} />
          <Callout>
            <b>{TEXTS.urgent}</b> {speciality.urgent}
          </Callout>
        </ArticleSection>
        <ArticleSection {...part('prices')} text={[TEXTS.prices_text, TEXTS.prices_how]}>
          <ProcedurePrices procedures={procedures} explained={speciality.procedures} />
        </ArticleSection>
        <FoldedSection {...part('days')} text={speciality.days} />
        <FoldedSection {...part('send')} text={[TEXTS.send_text]}>
          <FactRows facts={speciality.send} />
        </FoldedSection>
        <FoldedSection {...part('course')}>
          <LineSteps steps={speciality.course} />
        </FoldedSection>
        <FoldedSection {...part('risks')} text={[TEXTS.risks_text]}>
          <FactRows facts={speciality.risks} />
        </FoldedSection>
        <FoldedSection {...part('quality')} text={speciality.quality} />
        <FoldedSection {...part('people')} text={[TEXTS.people_text]}>
          <SpecialityPeople departments={speciality.departments} people={people} />
        </FoldedSection>
        <ArticleSection {...part('questions')}>
          <Questions questions={speciality.questions} />
        </ArticleSection>
        <Sources sources={speciality.sources} />
      </Prose>
    </LongPage>
  );
}
