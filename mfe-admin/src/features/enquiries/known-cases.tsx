import { CASE_SOURCE_NAMES } from '@ayana/contracts/journey';
import { Chip } from '@ayana/shared-ui/chip';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { useFound } from '../../components/record-picker/use-found';
import { caseHref, enquiryHref, requestHref } from '../../paths';
import { findKnown, type KnownCase } from './enquiries.api';
import { Known } from './enquiries.styles';
import { messages } from './messages';

const { known: words } = messages;
const SHOWN = 6;

/** Searches by several words at once, joined by line breaks; a case that several find is one. */
async function findByAny(joined: string): Promise<KnownCase[]> {
  const found = await Promise.all(joined.split('\n').map(findKnown));
  const byId = new Map(found.flat().map((each) => [each.case_id, each]));
  return [...byId.values()].slice(0, SHOWN);
}

const hrefOf = ({ journey_id, inbox_item_id, treatment_request_id }: KnownCase): string => {
  if (journey_id !== null) return caseHref(journey_id);
  if (inbox_item_id !== null) return enquiryHref(inbox_item_id);
  return requestHref(treatment_request_id ?? '');
};

/** Cases that may be of the same person, found as one types. */
export function KnownCases({ by }: { by: readonly string[] }) {
  const now = useNow();
  const joined = by.join('\n');
  const found = useFound(joined, findByAny);
  return (
    <PortalCard title={words.title}>
      <p role="status">
        {found === null
          ? words.text
          : found === 'failed'
            ? words.failed
            : found.length === 0
              ? words.none
              : words.found(found.length)}
      </p>
      <Known>
        {found === null || found === 'failed'
          ? null
          : found.map((each) => (
              <li key={each.case_id}>
                <Link to={hrefOf(each)}>
                  <b dir="auto">{each.name}</b>
                  <Chip tone={each.journey_id === null ? 'neutral' : 'teal'}>
                    {each.journey_id === null ? words.intake : words.journey}
                  </Chip>
                  <small>
                    {[each.case_number, each.treatment ?? CASE_SOURCE_NAMES[each.source]].join(' · ')},{' '}
                    <DateText at={each.created_at} now={now} />
                  </small>
                </Link>
              </li>
            ))}
      </Known>
    </PortalCard>
  );
}
