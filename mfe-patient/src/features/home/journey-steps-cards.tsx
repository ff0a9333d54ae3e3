import { decidedTreatment } from '@ayana/contracts/journey';
import { NextAction } from '@ayana/shared-ui/next-action';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import type { StepOfJourney } from './data/journey-steps';
import { messages as home } from './messages';
import { type At, wordsOf } from './step-words';
import { messages } from './steps-messages';

/** The next step of each of several journeys, the first of them large. */
export function JourneyStepsCards({ steps, ...at }: Omit<At, 'journeyId'> & { steps: readonly StepOfJourney[] }) {
  const [first, ...rest] = steps.map(({ overview: { journey, treatment }, step }) => {
    const asked = treatment === null ? null : decidedTreatment(treatment);
    return {
      id: journey.id,
      of: asked === null ? journey.case_number : messages.of(asked, journey.case_number),
      words: wordsOf(step, { ...at, journeyId: journey.id }),
    };
  });
  if (first === undefined) return null;
  const { eyebrow = home.eyebrow, ...words } = first.words;
  return (
    <>
      <NextAction eyebrow={`${eyebrow} · ${first.of}`} {...words} />
      {rest.length === 0 ? null : (
        <PortalCard title={messages.title}>
          <WaitingList
            items={rest.map(({ id, of, words: { title, text, actions } }) => ({
              id,
              title,
              text: (
                <>
                  <bdi>{of}</bdi>
                  <br />
                  {text}
                </>
              ),
              end: actions,
            }))}
          />
        </PortalCard>
      )}
    </>
  );
}
