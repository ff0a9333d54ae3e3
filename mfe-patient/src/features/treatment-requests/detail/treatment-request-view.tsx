import { CASE_MESSAGES, patientHref, requestSentence } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs, DetailHead } from '@ayana/shared-ui/detail';
import { PortalAside, PortalCard, PortalColumns, PortalMain } from '@ayana/shared-ui/portal-page';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { Link, OwnLink } from '../../../own-journey/own-link';

import { IntakeActions } from '../../../intake/intake-card';
import { messages as intake } from '../../../intake/messages';
import { messages as shared } from '../messages';
import { REQUESTS_PATH, type TreatmentRequestDetail } from '../requests.api';
import { RequestStatus } from '../status-chip';
import { messages } from './messages';
import { RequestFacts } from './request-facts';
import { RequestSteps } from './request-steps';
import { RequestThread } from './request-thread';

const PLACES = [{ label: shared.title, href: REQUESTS_PATH }];

export interface TreatmentRequestViewProps {
  request: TreatmentRequestDetail;
  onChanged: () => void;
}

const isEnded = ({ status }: TreatmentRequestDetail): boolean =>
  status === 'withdrawn' || status === 'declined' || status === 'completed';

/** One treatment request: for the patient who asked, and for the staff who may see it. */
export default function TreatmentRequestView({ request, onChanged }: TreatmentRequestViewProps) {
  const now = useNow();
  const isOwn = useSession(({ user }) => user?.id === request.patient_id);
  return (
    <>
      <DetailHead
        above={isOwn ? <Breadcrumbs places={PLACES} current={request.treatment.name} LinkComponent={OwnLink} /> : null}
        title={request.treatment.name}
        state={<RequestStatus request={request} />}
        meta={
          <span>
            {messages.asked} <DateText at={request.created_at} now={now} />
          </span>
        }
        actions={<RequestSteps request={request} onDone={onChanged} />}
      />
      {isOwn ? (
        <p>{requestSentence(request.status, new Set(request.facts)) ?? messages.meanings[request.status]}</p>
      ) : null}
      <PortalColumns>
        <PortalMain>
          {isOwn && request.journey_id !== null ? (
            <PortalCard title={messages.journey.title}>
              <p>{messages.journey.text}</p>
              <div>
                <Button as={Link} to={patientHref('home')} variant="tonal">
                  {messages.journey.open}
                </Button>
              </div>
            </PortalCard>
          ) : null}
          {isOwn && request.journey_id === null && !isEnded(request) ? (
            <PortalCard title={CASE_MESSAGES.of(request.case_number)}>
              <p>{intake.text}</p>
              <IntakeActions caseId={request.case_id} />
            </PortalCard>
          ) : null}
          <RequestThread request={request} now={now} isOwn={isOwn} onSent={onChanged} />
        </PortalMain>
        <PortalAside>
          <PortalCard title={messages.facts.title}>
            <RequestFacts request={request} isOwn={isOwn} />
          </PortalCard>
        </PortalAside>
      </PortalColumns>
    </>
  );
}
