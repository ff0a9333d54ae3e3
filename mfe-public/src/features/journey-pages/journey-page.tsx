import { JOURNEY_STAGES, JOURNEY_STEPS } from '@ayana/contracts/journey';
import { Link as TextLink } from '@ayana/shared-ui';
import type { DrawingProps } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { FactRows } from '../../articles/fact-rows';
import { PageHead } from '../../page-layout/page-head';
import { LongPage, sectionsOf } from '../../page-layout/long-page';
import type { Review } from '../../loaders/load-review';
import { ReviewNote } from '../../articles/review-note';
import { Prose } from '../../articles/prose.styles';
import { Sources } from '../../articles/sources';
import { ArticleSection, ArticleText } from '../../articles/article-section';
import { JourneySidebar } from './journey-sidebar';
import type { JourneyPageTexts, StageText } from './journey-page-texts';
import { JOURNEY_MESSAGES as TEXTS } from './messages';
import { STEP_NAMES } from './step-names';
import { STAGE_FACTS } from './stage-facts';
import { StageLine } from './stage-line';

const Stage = styled.div`
  & + & {
    margin-block-start: var(--space-6);
  }
  & > * + * {
    margin-block-start: var(--space-3);
  }
  & > p {
    max-inline-size: var(--measure);
  }
`;

const Papers = styled.ul`
  & > li + li {
    margin-block-start: var(--space-2);
  }
  & b {
    font-weight: 600;
  }
`;

const Turn = styled.nav`
  border-block-start: 1px solid var(--line);

  & ul {
    display: grid;
    gap: var(--space-4);
    padding-block: var(--space-5);
  }
  & span {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
  @media (min-width: 600px) {
    & ul {
      grid-template-columns: 1fr 1fr;
    }
    & li[data-next] {
      grid-column: 2;
      text-align: end;
    }
  }
`;

function StageBlock({ stage }: { stage: StageText }) {
  const named = JOURNEY_STAGES.find(({ number }) => number === stage.number);
  const fact = STAGE_FACTS[stage.number];
  const papers = (
    <Papers role="list">
      {stage.papers.map(([paper, why]) => (
        <li key={paper}>
          <b>{paper}.</b> {why}
        </li>
      ))}
    </Papers>
  );
  return (
    <Stage id={`stage-${stage.number}`}>
      <h3>{TEXTS.stage(stage.number, named?.label ?? '')}</h3>
      {stage.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <FactRows
        facts={[
          [TEXTS.who, fact?.who],
          [TEXTS.days, fact?.days],
          [TEXTS.papers, papers],
        ]}
      />
    </Stage>
  );
}

/** Links to the previous and the next part; at the ends, to the overview. */
function Turning({ step }: { step: JourneyPageTexts['step'] }) {
  const at = JOURNEY_STEPS.indexOf(step);
  const [before, after] = [JOURNEY_STEPS[at - 1], JOURNEY_STEPS[at + 1]];
  return (
    <Turn aria-label={TEXTS.parts}>
      <Content>
        <ul>
          <li>
            <span>{TEXTS.previous}</span>
            <TextLink as={Link} to={before ? `/treatment-journey/${before}` : TEXTS.overview_path}>
              {before ? STEP_NAMES[before] : TEXTS.journey}
            </TextLink>
          </li>
          <li data-next>
            <span>{TEXTS.next}</span>
            <TextLink as={Link} to={after ? `/treatment-journey/${after}` : TEXTS.overview_path}>
              {after ? STEP_NAMES[after] : TEXTS.journey}
            </TextLink>
          </li>
        </ul>
      </Content>
    </Turn>
  );
}

const titled = (id: keyof typeof TEXTS.sections) => ({ id, title: TEXTS.sections[id] });

export interface JourneyPageProps {
  part: JourneyPageTexts;
  review: Review | null;
  drawing: Pick<DrawingProps, 'src' | 'width' | 'height' | 'alt'>;
  /** The next action. */
  action: ReactNode;
}

/** The page of one of the five parts of the journey: stages, papers, costs and risks. */
export function JourneyPage({ part, review, drawing, action }: JourneyPageProps) {
  return (
    <LongPage
      head={
        <>
          <PageHead
            title={part.title}
            lead={part.lead}
            crumbs={[{ name: TEXTS.journey, to: TEXTS.overview_path }]}
            drawing={drawing}
            note={<ReviewNote written={TEXTS.written(part.days)} review={review} />}
          />
          <StageLine step={part.step} />
        </>
      }
      sections={sectionsOf(TEXTS.sections)}
      beside={<JourneySidebar step={part.step} />}
      after={<Turning step={part.step} />}
      next={{ title: part.next_title, text: part.next_text }}
      actions={
        <>
          {action}
          {part.next_link ? (
            <TextLink as={Link} to={part.next_link.to}>
              {part.next_link.text}
            </TextLink>
          ) : null}
        </>
      }
    >
      <Prose>
        <ArticleSection {...titled('happens')}>
          {part.stages.map((stage) => (
            <StageBlock key={stage.number} stage={stage} />
          ))}
        </ArticleSection>
        <ArticleSection {...titled('costs')}>
          <h3>{TEXTS.included}</h3>
          <ArticleText text={[part.included]} />
          <h3>{TEXTS.extra}</h3>
          <ArticleText text={[part.extra]} />
        </ArticleSection>
        <ArticleSection {...titled('wrong')}>
          <FactRows facts={part.wrong} />
        </ArticleSection>
        <ArticleSection {...titled('home')} text={[part.at_home]} />
        <Sources sources={part.sources} />
      </Prose>
    </LongPage>
  );
}
