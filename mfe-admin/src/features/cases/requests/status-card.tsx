import { BRAND } from '@ayana/contracts/brand';
import { staffRequestState, TREATMENT_REQUEST_STATES, type TreatmentRequestState } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { type Editor, type Reading, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { StatusForm } from './request.styles';
import { messages } from './messages';
import { changeRequest, type RequestDetail } from './request.api';

const { work: words } = messages;

interface Fields {
  status: TreatmentRequestState;
  admin_notes: string;
}

/** Any status, and the notes of the staff. What is typed survives a colleague's change, a refusal and a reload. */
export function StatusCard({ request, onChanged }: { request: RequestDetail; onChanged: () => void }) {
  const { form, notice } = useSharedEdit<Fields, RequestDetail>({
    name: `treatment-request-${request.id}`,
    latest: readingOf(request),
    labelOf: (name) => LABELS[name],
    textOf,
    readingOf,
    save: (_changed, { status, admin_notes }, version) =>
      changeRequest({ id: request.id, version }, { status, admin_notes: admin_notes.trim() || null }),
    onSaved: () => {
      toast.secondary(words.saved, words.savedText);
      onChanged();
    },
    reread: onChanged,
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
        <EditNotice notice={notice} />
        <div>
          <Button type="submit" size="small" busy={form.busy} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </div>
      </StatusForm>
    </PortalCard>
  );
}

const LABELS: Readonly<Record<keyof Fields, string>> = { status: words.status, admin_notes: words.notes };

const readingOf = (request: RequestDetail): Reading<Fields> => ({
  version: request.version,
  fields: { status: request.status, admin_notes: request.admin_notes ?? '' },
  by: editorOf(request),
});

/** Who changed it last, where the timeline says so: notes of the staff are not on it. */
function editorOf({ entries, updated_at }: RequestDetail): Editor {
  const last = entries.at(-1);
  // What nobody has set has followed from the facts of the case.
  return { name: last?.at === updated_at ? (last.actor?.name ?? BRAND.name) : null, at: updated_at };
}

const textOf = (name: keyof Fields, fields: Fields): string =>
  name === 'status' ? staffRequestState(fields.status) : fields.admin_notes;
