import { staffRequestState, TREATMENT_REQUEST_STATES, type TreatmentRequestState } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { StatusForm } from './request.styles';
import { messages } from './messages';
import { changeRequest, type RequestDetail } from './request.api';

const { work: words } = messages;

interface Values {
  status: TreatmentRequestState;
  admin_notes: string;
}

/** Any status, and the notes of the staff. What is typed survives a refusal and a reload. */
export function StatusCard({ request, onChanged }: { request: RequestDetail; onChanged: () => void }) {
  const form = useForm<Values, RequestDetail>({
    name: `treatment-request-${request.id}-${request.version}`,
    initial: { status: request.status, admin_notes: request.admin_notes ?? '' },
    send: ({ status, admin_notes }) =>
      changeRequest(request, { status, admin_notes: admin_notes.trim() === '' ? null : admin_notes.trim() }),
    onAccepted: onChanged,
  });
  return (
    <PortalCard title={words.title}>
      <StatusForm {...form.formProps}>
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        <Field label={words.status} hint={words.statusHint} error={form.errorOf('status')}>
          <Select {...form.field('status')}>
            {TREATMENT_REQUEST_STATES.map((state) => (
              <option key={state} value={state}>
                {staffRequestState(state)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.notes} hint={words.notesHint} optional error={form.errorOf('admin_notes')}>
          <TextArea rows={4} maxLength={1000} dir="auto" {...form.field('admin_notes')} />
        </Field>
        <div>
          <Button type="submit" size="small" busy={form.busy} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </div>
      </StatusForm>
    </PortalCard>
  );
}
