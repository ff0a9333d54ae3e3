import { priorityOf } from '@ayana/contracts/service-desk';
import { useAction } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { useState } from 'react';
import { PriorityChip } from '../../../components/service-desk/chips';
import { LevelFields } from '../parts/level-fields';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { type RequestCommand, requestHref } from './requests.api';

const { priority: words } = messages;

/** Changes impact and urgency and shows the priority that follows. A colleague's change in between is not undone. */
export default function PriorityDialog({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const [impact, setImpact] = useState(request.impact);
  const [urgency, setUrgency] = useState(request.urgency);
  const [opened] = useState(request);
  // Other changes do not matter here: a colleague's comment, or one's own task that was just ticked.
  const isSame = opened.impact === request.impact && opened.urgency === request.urgency;
  const { version } = isSame ? request : opened;
  const { send, isPending, failure } = useAction<RequestCommand>({
    action: requestHref(request),
    done: onClose,
    refusals: { stale_version: words.stale },
  });
  return (
    <FormDialog
      size="small"
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={isPending()}
      failure={failure?.message ?? null}
      onSubmit={() => {
        send({ intent: 'change', id: request.id, version, impact, urgency });
      }}
    >
      <LevelFields impact={impact} urgency={urgency} onImpact={setImpact} onUrgency={setUrgency} />
      <div>
        <PriorityChip priority={priorityOf(impact, urgency)} />
      </div>
    </FormDialog>
  );
}
