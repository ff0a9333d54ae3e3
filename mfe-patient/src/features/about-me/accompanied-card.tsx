import { CASE_MESSAGES, JOURNEY_STAGES, accompanyHref } from '@ayana/contracts/journey';
import type { Part } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { Link } from '../../own-journey/own-link';

import { messages } from './messages';
import type { AccompaniedJourney } from './about-me.api';

const { accompanied: words } = messages;

/** Journeys of others that the reader accompanies; nothing without any. */
export function AccompaniedCard(props: { accompanied: Part<AccompaniedJourney[]>; onRetry: () => void }) {
  const { accompanied, onRetry } = props;
  if (accompanied.value?.length === 0) return null;
  return (
    <PortalCard title={words.title}>
      {accompanied.value === null ? (
        <FailedPart what={words.failed} failure={accompanied.failure} onRetry={onRetry} />
      ) : (
        <WaitingList
          items={accompanied.value.map(({ journey_id, case_number, patient_name, current_stage }) => ({
            id: journey_id,
            title: <bdi>{words.of(patient_name)}</bdi>,
            text: [CASE_MESSAGES.of(case_number), current_stage === null ? null : JOURNEY_STAGES[current_stage]?.label]
              .filter(Boolean)
              .join(' · '),
            end: (
              <Button
                as={Link}
                to={accompanyHref(journey_id)}
                variant="tonal"
                size="small"
                aria-label={words.openOf(patient_name)}
              >
                {words.open}
              </Button>
            ),
          }))}
        />
      )}
    </PortalCard>
  );
}
