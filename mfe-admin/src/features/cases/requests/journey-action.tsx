import { type Outcome, useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { Route } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { caseHref, requestHref } from '../../../paths';
import { messages } from './messages';
import type { RequestCommand, RequestDetail } from './request.api';

export interface JourneyActionProps {
  request: Pick<RequestDetail, 'id' | 'patient_id' | 'journey_id'>;
}

/** Makes the request a journey, or opens the one it is. */
export function JourneyAction({ request: { id, patient_id, journey_id } }: JourneyActionProps) {
  const navigate = useNavigate();
  const { send, isPending, failure } = useAction<RequestCommand, Outcome<{ id: string }>>({
    action: requestHref(id),
    settled: ({ value }) => {
      if (value !== null) void navigate(caseHref(value.id));
    },
  });
  if (journey_id !== null)
    return (
      <Button as={Link} to={caseHref(journey_id)} size="small">
        {messages.open}
      </Button>
    );
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure.message}</Notice>}
      <Button
        size="small"
        icon={<Route size={17} aria-hidden="true" />}
        busy={isPending()}
        busyLabel={messages.making}
        onClick={() => send({ intent: 'make-journey', patient_id, treatment_request_id: id })}
      >
        {messages.make}
      </Button>
    </>
  );
}
