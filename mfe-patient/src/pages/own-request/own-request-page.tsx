import type { TreatmentRequest } from '@ayana/contracts/journey';
import type { ServiceRequest } from '@ayana/contracts/service-desk';
import { useDetail } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { messages } from './messages';
import { isTreatmentRequest, type OwnRequest } from './own-request.api';

const ServiceRequestView = lazy(() => import('../../features/service-request/service-request-view'));
const TreatmentRequestView = lazy(() => import('../../features/treatment-requests/detail/treatment-request-view'));

const LIVE = ['service_requests.updated', 'treatment_requests.updated'] as const;

/** One request, for a treatment or to the service desk, for everyone who may see it. */
export function OwnRequestPage() {
  const { requestId: id = '' } = useParams();
  const detail = useDetail<OwnRequest, ServiceRequest | TreatmentRequest>({ id, live: LIVE });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(request) => (
          <Suspense>
            {isTreatmentRequest(request) ? (
              <TreatmentRequestView key={id} request={request} onChanged={detail.reread} />
            ) : (
              <ServiceRequestView key={id} request={request} onChanged={detail.reread} />
            )}
          </Suspense>
        )}
      </ReadDetail>
    </PortalPage>
  );
}
