import { TREATMENT_REQUEST_STATE_NAMES } from '@ayana/contracts/journey';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import type { Case } from '../types';
import { dayText } from './day-text';
import { messages } from './messages';

const { request: words } = messages;

type CaseRequest = NonNullable<Case['treatment_request']>;

/** What the patient asked for. */
export function RequestCard({ value: { treatment_request: request } }: { value: Case }) {
  if (request === null)
    return (
      <PortalCard title={words.title}>
        <p>{words.none}</p>
      </PortalCard>
    );
  const { treatment, status, preferred_city, attendants } = request;
  const dates = datesText(request);
  return (
    <PortalCard title={words.title}>
      <Facts
        facts={[
          [words.treatment, treatment.name],
          [words.status, TREATMENT_REQUEST_STATE_NAMES[status]],
          ...(preferred_city === null ? [] : [[words.city, <bdi key="city">{preferred_city}</bdi>] as const]),
          ...(dates === null ? [] : [[words.dates, dates] as const]),
          ...(attendants === null ? [] : [[words.attendants, String(attendants)] as const]),
        ]}
      />
    </PortalCard>
  );
}

function datesText({ preferred_from: from, preferred_to: to }: CaseRequest): string | null {
  if (from !== null && to !== null) return words.range(dayText(from), dayText(to));
  if (from !== null) return words.from(dayText(from));
  return to === null ? null : words.until(dayText(to));
}
