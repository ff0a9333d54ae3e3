import { upperFirst } from '@ayana/contracts/language';
import { hospitalStayText, indiaStayText } from '@ayana/contracts/catalogue';
import { Link as TextLink } from '@ayana/shared-ui';
import type { DrawingProps } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ActionBar } from '../../page-layout/action-bar';
import { FoldedSection } from '../../articles/folded-section';
import { Card } from '../../page-layout/columns.styles';
import { longDate } from '../../time/long-date';
import { PageHead } from '../../page-layout/page-head';
import { Prose } from '../../articles/prose.styles';
import { Questions } from '../../articles/questions';
import { LongPage, sectionsOf } from '../../page-layout/long-page';
import { ReviewNote } from '../../articles/review-note';
import { ArticleSection, ArticleText } from '../../articles/article-section';
import { usd } from '../../money/usd';
import { emptySections } from './empty-sections';
import type { TreatmentGuide } from './load-treatment-guide';
import { TREATMENT_MESSAGES as TEXTS } from './messages';
import { TreatmentDoctors } from './treatment-doctors';
import { lowestPrice, nameOf, TREATMENT_CRUMBS } from './treatment-meta';
import { HospitalPrices, PriceFacts } from './treatment-prices';

const part = (id: keyof typeof TEXTS.sections) => ({ id, title: TEXTS.sections[id] });

interface TreatmentPageProps {
  guide: TreatmentGuide;
  drawing: Pick<DrawingProps, 'src' | 'width' | 'height' | 'alt'>;
  /** Opens the free consultation for this treatment. */
  ask: ReactNode;
  /** The same with a short label. */
  askShort: ReactNode;
}

/** The page of a treatment: description, prices, risks and doctors. */
export function TreatmentPage({ guide, drawing, ask, askShort }: TreatmentPageProps) {
  const { name, description, conditions_in_plain_words: conditions, hospital_days, total_days_in_india } = guide;
  const title = nameOf(guide);
  const also = name === title ? '' : TEXTS.also_called(name);
  const stay = hospital_days === null ? '' : hospitalStayText(hospital_days);
  const india = total_days_in_india === null ? '' : indiaStayText(total_days_in_india);
  const from = lowestPrice(guide);
  const empty = emptySections(guide);
  return (
    <LongPage
      head={
        <PageHead
          title={title}
          lead={description ?? ''}
          crumbs={TREATMENT_CRUMBS}
          drawing={drawing}
          note={<ReviewNote written={TEXTS.written(longDate(guide.written_on))} review={guide.review} />}
          actions={
            <>
              {ask}
              <strong>
                {[from === null ? '' : TEXTS.from_in_india(usd(from)), stay].filter((each) => each !== '').join(' · ')}
              </strong>
            </>
          }
        />
      }
      sections={sectionsOf(TEXTS.sections).filter(({ id }) => !empty.has(id))}
      beside={
        <>
          <Card>
            <h2>{TEXTS.beside_title}</h2>
            <p>{TEXTS.beside_text}</p>
            <div>{ask}</div>
          </Card>
          <Related guide={guide} />
        </>
      }
      bar={<ActionBar price={from === null ? null : [TEXTS.from(usd(from)), TEXTS.in_india]}>{askShort}</ActionBar>}
      next={{ title: TEXTS.next_title, text: TEXTS.next_text }}
      actions={
        <>
          {ask}
          <TextLink as={Link} to="/treatments">
            {TEXTS.next_all}
          </TextLink>
        </>
      }
    >
      <Prose>
        {empty.has('who') ? null : (
          <ArticleSection
            {...part('who')}
            text={[also, conditions.length === 0 ? '' : TEXTS.conditions(conditions.join(', '))].filter(
              (each) => each !== '',
            )}
          >
            <Lines title={TEXTS.helps} lines={guide.helps_when} />
            <Lines title={TEXTS.not_for} lines={guide.not_for} />
          </ArticleSection>
        )}
        <ArticleSection {...part('prices')} text={[TEXTS.price_text]}>
          <PriceFacts guide={guide} />
        </ArticleSection>
        <FoldedSection
          {...part('hospitals')}
          text={guide.prices.length === 0 ? [] : [TEXTS.hospitals_text(guide.prices.length)]}
        >
          <HospitalPrices guide={guide} />
          {guide.prices.length === 0 ? null : (
            <p>
              <TextLink as={Link} to={`/hospitals?treatment_id=${guide.id}`}>
                {TEXTS.all_hospitals}
              </TextLink>
            </p>
          )}
        </FoldedSection>
        {empty.has('days') ? null : (
          <FoldedSection
            {...part('days')}
            text={[stay === '' || india === '' ? '' : TEXTS.days_text(upperFirst(stay), india), guide.recovery].filter(
              (each) => each.length > 0,
            )}
          />
        )}
        {empty.has('risks') ? null : <FoldedSection {...part('risks')} text={[TEXTS.risks_text, guide.risks]} />}
        <FoldedSection
          {...part('doctors')}
          text={guide.doctors_total === 0 ? [] : [TEXTS.doctors_text(guide.doctors_total)]}
        >
          <TreatmentDoctors guide={guide} />
        </FoldedSection>
        {empty.has('ask') ? null : <FoldedSection {...part('ask')} text={[{ numbered: guide.questions_to_ask }]} />}
        {empty.has('questions') ? null : (
          <ArticleSection {...part('questions')}>
            <Questions
              questions={guide.faq.map(({ question, answer }, index) => ({
                id: `question-${index + 1}`,
                question,
                answer,
              }))}
            />
          </ArticleSection>
        )}
        <ArticleSection
          {...part('sources')}
          text={[guide.source ?? TEXTS.no_source, TEXTS.hospital_source, TEXTS.texts_source]}
        />
      </Prose>
    </LongPage>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ArticleText text={[lines]} />
    </>
  );
}

function Related({ guide: { related } }: Pick<TreatmentPageProps, 'guide'>) {
  if (related.length === 0) return null;
  return (
    <Card>
      <h2>{TEXTS.related}</h2>
      <ul>
        {related.map(({ slug, name }) => (
          <li key={slug}>
            <TextLink as={Link} to={`/treatments/${slug}`}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
