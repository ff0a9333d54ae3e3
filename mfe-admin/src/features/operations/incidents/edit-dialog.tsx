import type { IncidentType } from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { TypeAndSeverity } from './incident-dialog';
import { changeIncident } from './incidents.api';
import { messages as list } from './list-messages';

const { edit: words } = messages;

interface Values {
  title: string;
  type: string;
  severity: string;
  summary: string;
}

/** Changes what an incident is called, what kind it is, how bad, and what is known. A line of the timeline says so. */
export default function EditDialog({ incident, onDone, onClose }: IncidentDialogProps) {
  const before: Values = {
    title: incident.title,
    type: incident.type,
    severity: String(incident.severity),
    summary: incident.summary ?? '',
  };
  const form = useForm<Values, IncidentDetail>({
    name: `incident-edit-${incident.id}`,
    initial: before,
    rules: ({ title, type, severity }) => ({
      title: title.trim() === '' ? words.nameNeeded : undefined,
      type: type === '' ? list.form.typeNeeded : undefined,
      severity: severity === '' ? list.form.severityNeeded : undefined,
    }),
    send: ({ title, type, severity, summary }) =>
      changeIncident(incident, {
        ...(title === before.title ? {} : { title: title.trim() }),
        ...(type === before.type ? {} : { type: type as IncidentType }),
        ...(severity === before.severity ? {} : { severity: Number(severity) }),
        ...(summary === before.summary ? {} : { summary: summary.trim() === '' ? null : summary.trim() }),
      }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={incident.number}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <Field label={words.name} required error={form.errorOf('title')}>
        <TextInput maxLength={160} autoComplete="off" {...form.field('title')} />
      </Field>
      <TypeAndSeverity field={form.field} errorOf={form.errorOf} />
      <Field label={messages.summary} optional error={form.errorOf('summary')}>
        <TextArea rows={5} maxLength={1000} {...form.field('summary')} />
      </Field>
    </FormDialog>
  );
}
