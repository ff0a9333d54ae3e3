import { staffRequestState } from '@ayana/contracts/journey';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { enquiryHref, requestHref } from '../../../paths';
import type { Case } from '../types';
import { dayText } from './day-text';
import { messages } from './messages';

const { request: words } = messages;

const CardLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
`;

type CaseRequest = NonNullable<Case['treatment_request']>;

/** What the patient asked for; for the staff with the way to the request and to the enquiry it was made from. */
export function RequestCard({ value: { treatment_request: request }, isStaff }: { value: Case; isStaff: boolean }) {
  if (request === null)
    return (
      <PortalCard title={words.title}>
        <p>{words.none}</p>
      </PortalCard>
    );
  const { id, inbox_item_id, treatment, status, preferred_city, attendants } = request;
  const dates = datesText(request);
  return (
    <PortalCard title={words.title}>
      <Facts
        facts={[
          [words.treatment, treatment.name],
          [words.status, staffRequestState(status)],
          ...(preferred_city === null ? [] : [[words.city, <bdi key="city">{preferred_city}</bdi>] as const]),
          ...(dates === null ? [] : [[words.dates, dates] as const]),
          ...(attendants === null ? [] : [[words.attendants, String(attendants)] as const]),
        ]}
      />
      {isStaff ? (
        <CardLinks>
          <TextLink as={Link} to={requestHref(id)}>
            {words.open}
          </TextLink>
          {inbox_item_id === null ? null : (
            <TextLink as={Link} to={enquiryHref(inbox_item_id)}>
              {words.enquiry}
            </TextLink>
          )}
        </CardLinks>
      ) : null}
    </PortalCard>
  );
}

function datesText({ preferred_from: from, preferred_to: to }: CaseRequest): string | null {
  if (from !== null && to !== null) return words.range(dayText(from), dayText(to));
  if (from !== null) return words.from(dayText(from));
  return to === null ? null : words.until(dayText(to));
}
