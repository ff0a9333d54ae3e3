import { requestProgress } from '@ayana/contracts/service-desk';
import type { StepperStep } from '@ayana/shared-ui/stepper';
import { DateText } from '@ayana/shared-ui/time';
import { messages } from './messages';
import type { ServiceRequestDetail } from './service-request.api';

/** Where a request is. Who works on it does not matter to its reader, so being assigned is no step of its own. */
export function progressSteps(request: ServiceRequestDetail, now: Date): StepperStep[] {
  const { state, outcome } = request;
  return requestProgress({ ...request, state: state === 'assigned' ? 'new' : state })
    .filter(({ id }) => id !== 'assigned')
    .map(({ id, name, state: step, at }) => ({
      id,
      label: name === 'closed' && outcome !== null ? messages.outcomes[outcome] : messages.states[name],
      state: step,
      note: at === null ? null : <DateText at={at} now={now} />,
    }));
}
