import { staffRequestState, TREATMENT_REQUEST_STATES, type TreatmentRequestState } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { useState } from 'react';
import { ConflictNotice, type Editor, TakenNotice } from '../../../components/shared-edit/conflict-notice';
import type { Reading } from '../../../components/shared-edit/merge';
import { useSharedEdit } from '../../../components/shared-edit/use-shared-edit';
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
  const [saved, setSaved] = useState(request);
  // The answer of a save is newer than what the page has read, until the page is read again.
  const latest = saved.version > request.version ? saved : request;
  const edit = useSharedEdit<Fields, RequestDetail>({
    name: `treatment-request-${request.id}`,
    latest: readingOf(latest),
    save: (_changed, { status, admin_notes }, version) =>
      changeRequest({ id: request.id, version }, { status, admin_notes: admin_notes.trim() || null }),
    onSaved: (answer) => {
      setSaved(answer);
      onChanged();
    },
    reread: onChanged,
  });
  const { form, fields, conflicts, taken } = edit;
  return (
    <PortalCard title={words.title}>
      <StatusForm {...form.formProps}>
        <TakenNotice by={editorOf(latest)} labels={taken.map((name) => LABELS[name])} />
        {form.failure === null || conflicts !== null ? null : <Notice tone="failed">{form.failure}</Notice>}
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
        {conflicts === null ? (
          <div>
            <Button type="submit" size="small" busy={form.busy} busyLabel={words.busy}>
              {words.submit}
            </Button>
          </div>
        ) : (
          <ConflictNotice
            by={editorOf(latest)}
            differences={conflicts.map((name) => ({
              label: LABELS[name],
              theirs: textOf(name, readingOf(latest).fields),
              mine: textOf(name, fields),
            }))}
            onKeepMine={edit.keepMine}
            onTakeTheirs={edit.takeTheirs}
          />
        )}
      </StatusForm>
    </PortalCard>
  );
}

const LABELS: Readonly<Record<keyof Fields, string>> = { status: words.status, admin_notes: words.notes };

const readingOf = ({ version, status, admin_notes }: RequestDetail): Reading<Fields> => ({
  version,
  fields: { status, admin_notes: admin_notes ?? '' },
});

/** Who changed it last, where the timeline says so: notes of the staff are not on it. */
function editorOf({ entries, updated_at }: RequestDetail): Editor {
  const last = entries.at(-1);
  return { name: last?.at === updated_at ? (last.actor?.name ?? null) : null, at: updated_at };
}

const textOf = (name: keyof Fields, fields: Fields): string =>
  name === 'status' ? staffRequestState(fields.status) : fields.admin_notes;
