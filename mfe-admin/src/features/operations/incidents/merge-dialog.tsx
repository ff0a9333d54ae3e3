import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { useCallback } from 'react';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import { findRunning, mergeIncident } from './incidents.api';
import type { IncidentDialogProps } from './part-props';

const { merging: words } = messages;

/** Closes an incident that was opened twice, and names the one in which its work goes on. */
export default function MergeDialog({ incident, onDone, onClose }: IncidentDialogProps) {
  const { id, is_drill } = incident;
  const form = useForm<{ into: NamedRecord | null }, IncidentDetail>({
    name: `incident-merge-${id}`,
    initial: { into: null },
    rules: ({ into }) => ({ into: into === null ? words.needed : undefined }),
    send: ({ into }) => mergeIncident(incident, into?.id ?? ''),
    onAccepted: onDone,
  });
  const find = useCallback(
    async (q: string) => (await findRunning(q, is_drill)).filter((each) => each.id !== id),
    [id, is_drill],
  );
  return (
    <FormDialog
      danger
      title={messages.transitions.merge}
      description={words.text(incident.number)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <RecordPicker
        label={words.search}
        value={form.values.into}
        onChange={(into) => form.set('into', into)}
        find={find}
        suggest
        nothing={words.none}
        error={form.errorOf('into')}
      />
    </FormDialog>
  );
}
