import { lowerFirst } from '@ayana/contracts/language';
import { JOURNEY_STAGES, JOURNEY_STEPS } from '@ayana/contracts/journey';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Sidebar, Columns } from '../../page-layout/columns.styles';
import { FactRows } from '../../articles/fact-rows';
import { LineSteps } from '../../articles/line-steps';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import type { Review } from '../../loaders/load-review';
import { ReviewNote } from '../../articles/review-note';
import { Prose } from '../../articles/prose.styles';
import { JourneySidebar } from './journey-sidebar';
import { JourneyOverviewLine } from './journey-overview-line';
import { JOURNEY_MESSAGES as TEXTS } from './messages';
import { STEP_NAMES } from './step-names';
import { STAGE_FACTS } from './stage-facts';

/** The overview of the journey: its line, its stops, and what is the same throughout. */
export function OverviewPage({ action, review }: { action: ReactNode; review: Review | null }) {
  const { overview } = TEXTS;
  return (
    <>
      <PageHead
        title={overview.title}
        lead={overview.lead}
        crumbs={[{ name: 'Services', to: '/services' }]}
        note={<ReviewNote written={overview.note} review={review} />}
        actions={action}
      />
      <JourneyOverviewLine />
      <Columns>
        <Prose>
          {JOURNEY_STEPS.map((step) => (
            <section key={step} aria-labelledby={step}>
              <h2 id={step}>{STEP_NAMES[step]}</h2>
              <LineSteps
                steps={JOURNEY_STAGES.filter((stage) => stage.step === step).map(({ number, label, what }) => ({
                  title: TEXTS.stage(number, label),
                  when: STAGE_FACTS[number]?.days ?? '',
                  text: `${what} ${overview.acts(lowerFirst(STAGE_FACTS[number]?.who ?? ''))}`,
                }))}
              />
              <p>
                <TextLink as={Link} to={`/treatment-journey/${step}`}>
                  {overview.more(STEP_NAMES[step])}
                </TextLink>
              </p>
            </section>
          ))}
          <section aria-labelledby="same">
            <h2 id="same">{overview.stays}</h2>
            <FactRows facts={overview.stays_facts} />
          </section>
        </Prose>
        <Sidebar>
          <JourneySidebar />
        </Sidebar>
      </Columns>
      <NextStep id="next" title={overview.next_title} text={overview.next_text}>
        {action}
      </NextStep>
    </>
  );
}
