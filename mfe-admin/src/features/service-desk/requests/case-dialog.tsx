import { useAction } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { useState } from 'react';
import { CasePicker } from '../../../components/case-picker/case-picker';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { type RequestCommand, requestHref } from './requests.api';

const { setCase: words } = messages;

/** Says which case a request is about; what it makes belongs to that case, too. */
export default function CaseDialog({ request, onClose }: { request: RequestDetail; onClose: () => void }) {
  const { id, version, journey_id, case_number } = request;
  const [chosen, setChosen] = useState<NamedRecord | null>(
    journey_id === null ? null : { id: journey_id, name: case_number ?? '' },
  );
  const { send, isPending, failure } = useAction<RequestCommand>({ action: requestHref(request), done: onClose });
  return (
    <FormDialog
      size="small"
      title={words.title}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={isPending()}
      failure={failure?.message ?? null}
      onSubmit={() => send({ intent: 'case', id, version, journey_id: chosen?.id ?? null })}
    >
      <CasePicker value={chosen} onChange={setChosen} />
    </FormDialog>
  );
}
