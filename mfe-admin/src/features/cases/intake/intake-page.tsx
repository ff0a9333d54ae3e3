import { CASE_MESSAGES, CASE_SOURCE_NAMES } from '@ayana/contracts/journey';
import { RouterLink, useDetail } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { PersonLink } from '../../../components/person-link/person-link';
import { LinksCard } from '../../../components/record-links/links-card';
import { caseHref, enquiryHref, intakeHref, QUEUE_PATH, requestHref, SECTION_PARAM } from '../../../paths';
import { MessagesSection } from '../messages/messages-section';
import { messages as shared } from '../messages';
import { PapersSection } from '../papers/papers-section';
import type { IntakeCase } from './intake.api';
import { messages } from './messages';

export { intakeLoader as loader } from './intake.api';

const SECTIONS = ['messages', 'papers', 'links'] as const;
const LIVE = ['inbox.updated', 'treatment_requests.updated', 'journey.updated'] as const;

/** A case before its journey begins: what its person wrote and sent. */
export function Component() {
  const { caseId: id = '' } = useParams();
  const detail = useDetail<IntakeCase, { id: string }>({ id, live: LIVE });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => <IntakeView key={id} value={value} />}
      </ReadDetail>
    </PortalPage>
  );
}

function IntakeView({ value }: { value: IntakeCase }) {
  const now = useNow();
  const [params] = useSearchParams();
  const { case_id, case_number, created_at, name, source, treatment } = value;
  const section = SECTIONS.find((each) => each === params.get(SECTION_PARAM)) ?? 'messages';
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: shared.queue, href: QUEUE_PATH }]}
            current={CASE_MESSAGES.of(case_number)}
            LinkComponent={RouterLink}
          />
        }
        title={name === '' ? messages.noName : name}
        meta={
          <p>
            {[CASE_MESSAGES.of(case_number), CASE_SOURCE_NAMES[source], treatment].filter(Boolean).join(' · ')},{' '}
            <DateText at={created_at} now={now} />
            {name === '' ? null : (
              <>
                {' · '}
                <PersonLink id={case_id} />
              </>
            )}
          </p>
        }
        actions={<Origin value={value} />}
      />
      {value.journey_id === null ? <p>{messages.before}</p> : null}
      <TabLinks
        label={messages.sections.label}
        items={SECTIONS.map((id) => ({
          id,
          label: messages.sections[id],
          href: intakeHref(case_id, id),
        }))}
        current={section}
        LinkComponent={RouterLink}
      />
      <Suspense>
        {section === 'messages' ? (
          <MessagesSection journeyId={case_id} isIntake={value.journey_id === null} />
        ) : section === 'links' ? (
          <LinksCard record={{ kind: 'journey', id: case_id }} />
        ) : (
          <PapersSection journeyId={case_id} isIntake={value.journey_id === null} />
        )}
      </Suspense>
    </>
  );
}

/** Leads to what the case is now, or to what it began with. */
function Origin({ value: { journey_id, inbox_item_id, treatment_request_id } }: { value: IntakeCase }) {
  const [to, label] =
    journey_id !== null
      ? [caseHref(journey_id), messages.journey]
      : treatment_request_id !== null
        ? [requestHref(treatment_request_id), messages.request]
        : [enquiryHref(inbox_item_id ?? ''), messages.enquiry];
  return (
    <Button as={Link} to={to} variant="outline" size="small">
      {label}
    </Button>
  );
}
