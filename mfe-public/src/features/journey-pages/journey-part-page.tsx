import { JOURNEY_STAGES, JOURNEY_STEPS } from '@ayana/contracts/journey';
import { Link as TextLink } from '@ayana/shared-ui';
import type { DrawingProps } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../../layout/boxes';
import { Beside, Card, Columns } from '../../layout/columns';
import { FactRows } from '../../layout/fact-rows';
import { NextStep } from '../../layout/next-step';
import { OnThisPage } from '../../layout/on-this-page';
import { PageHead } from '../../layout/page-head';
import type { Review } from '../../layout/load-review';
import { ReviewNote } from '../../layout/review-note';
import { Prose } from '../../layout/prose';
import { Sources } from '../../layout/sources';
import type { JourneyPart, StageText } from './journey-part';
import { JOURNEY_MESSAGES as TEXTS } from './messages';
import { OwnStatus } from './own-status';
import { PART_NAMES } from './part-names';
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

function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The part before and the part after; at the ends, the overview. */
function Turning({ step }: { step: JourneyPart['step'] }) {
  const at = JOURNEY_STEPS.indexOf(step);
  const [before, after] = [JOURNEY_STEPS[at - 1], JOURNEY_STEPS[at + 1]];
  return (
    <Turn aria-label={TEXTS.parts}>
      <Content>
        <ul>
          <li>
            <span>{TEXTS.previous}</span>
            <TextLink as={Link} to={before ? `/treatment-journey/${before}` : TEXTS.overview_path}>
              {before ? PART_NAMES[before] : TEXTS.journey}
            </TextLink>
          </li>
          <li data-next>
            <span>{TEXTS.next}</span>
            <TextLink as={Link} to={after ? `/treatment-journey/${after}` : TEXTS.overview_path}>
              {after ? PART_NAMES[after] : TEXTS.journey}
            </TextLink>
          </li>
        </ul>
      </Content>
    </Turn>
  );
}

export interface JourneyPartPageProps {
  part: JourneyPart;
  review: Review | null;
  drawing: Pick<DrawingProps, 'src' | 'width' | 'height' | 'alt'>;
  /** What can be done next. */
  action: ReactNode;
}

/** One of the five parts of the journey: its stages, their papers, what it costs and what can go wrong. */
export function JourneyPartPage({ part, review, drawing, action }: JourneyPartPageProps) {
  const sections = Object.entries(TEXTS.sections).map(([id, title]) => ({ id, title }));
  return (
    <>
      <PageHead
        title={part.title}
        lead={part.lead}
        crumbs={[{ name: TEXTS.journey, to: TEXTS.overview_path }]}
        drawing={drawing}
        note={<ReviewNote written={TEXTS.written(part.days)} review={review} />}
      />
      <StageLine step={part.step} />
      <Columns>
        <Prose>
          <section aria-labelledby="happens">
            <h2 id="happens">{TEXTS.sections.happens}</h2>
            {part.stages.map((stage) => (
              <StageBlock key={stage.number} stage={stage} />
            ))}
          </section>
          <section aria-labelledby="costs">
            <h2 id="costs">{TEXTS.sections.costs}</h2>
            <h3>{TEXTS.included}</h3>
            <Points texts={part.included} />
            <h3>{TEXTS.extra}</h3>
            <Points texts={part.extra} />
          </section>
          <section aria-labelledby="wrong">
            <h2 id="wrong">{TEXTS.sections.wrong}</h2>
            <FactRows facts={part.wrong} />
          </section>
          <section aria-labelledby="home">
            <h2 id="home">{TEXTS.sections.home}</h2>
            <Points texts={part.at_home} />
          </section>
          <Sources sources={part.sources} />
        </Prose>
        <Beside>
          <OnThisPage sections={sections} />
          <OwnStatus />
          <Card>
            <h2>{TEXTS.prices_title}</h2>
            <p>{TEXTS.prices_text}</p>
            <TextLink as={Link} to="/services">
              {TEXTS.prices}
            </TextLink>
          </Card>
        </Beside>
      </Columns>
      <Turning step={part.step} />
      <NextStep id="next" title={part.next_title} text={part.next_text}>
        {action}
        {part.next_link ? (
          <TextLink as={Link} to={part.next_link.to}>
            {part.next_link.text}
          </TextLink>
        ) : null}
      </NextStep>
    </>
  );
}
