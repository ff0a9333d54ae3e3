import { JOURNEY_STAGES, type JourneyStage, type JourneyStep } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';

import { OWN_STATUS_MESSAGES as TEXTS } from './messages';
import { Rows } from './rows.styles';
import type { OwnJourney } from './use-own-state';

const DAY = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long' });

/** Where the user's journey is: the present stage, and the stages of the page's step with their days. */
export function JourneyStages({ journey, step }: { journey: OwnJourney; step: JourneyStep | undefined }) {
  const present = JOURNEY_STAGES[journey.current_stage];
  const isClosed = journey.status === 'closed';
  const shown = JOURNEY_STAGES.filter((stage) =>
    step === undefined ? stage.number <= journey.current_stage : stage.step === step,
  );
  return (
    <Rows
      facts={[
        [
          TEXTS.now,
          present === undefined ? (
            TEXTS.complete
          ) : isClosed ? (
            TEXTS.closed
          ) : (
            <TextLink key="now" as={Link} to={`/treatment-journey/${present.step}#stage-${present.number}`}>
              {present.label}
            </TextLink>
          ),
        ],
        ...shown.map((stage) => [stage.label, stateOf(journey, stage)] as const),
      ]}
    />
  );
}

function stateOf({ stage_statuses, current_stage, status }: OwnJourney, { number }: JourneyStage): string {
  const { status: state, completed_at } = stage_statuses[number] ?? {};
  if (state === 'completed')
    return completed_at === undefined ? TEXTS.done : TEXTS.done_on(DAY.format(new Date(completed_at)));
  if (number === current_stage + 1 && status !== 'closed') return TEXTS.present;
  return number <= current_stage ? TEXTS.skipped : TEXTS.later;
}
