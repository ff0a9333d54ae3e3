import { ApiProblem, type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readServiceRequest, type ServiceRequestDetail } from '../../features/service-request/service-request.api';
import { readTreatmentRequest, type TreatmentRequestDetail } from '../../features/treatment-requests/requests.api';

/** What an address with the id of a request leads to: one for a treatment, or one to the service desk. */
export type OwnRequest = ServiceRequestDetail | TreatmentRequestDetail;

export const isTreatmentRequest = (request: OwnRequest): request is TreatmentRequestDetail => 'treatment' in request;

type Read = (id: string) => Promise<OwnRequest>;

/** Reads the kind that most links of the address lead to; the other kind where there is none of it. */
const loaderOf =
  (first: Read, second: Read) =>
  ({ params }: LoaderFunctionArgs): Promise<Part<OwnRequest>> => {
    const id = params['requestId'] ?? '';
    return readPart(
      first(id).catch((error: unknown) => {
        if (error instanceof ApiProblem && error.status === 404) return second(id);
        throw error;
      }),
    );
  };

/** Of the page that a patient reads of their request. */
export const portalRequestLoader = loaderOf(readTreatmentRequest, readServiceRequest);
/** `/requests/{id}`. */
export const requestLoader = loaderOf(readServiceRequest, readTreatmentRequest);
