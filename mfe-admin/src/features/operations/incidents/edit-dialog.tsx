import { INCIDENT_TYPE_NAMES, type IncidentType } from '@ayana/contracts/operations';
import { editorIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
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

const LABELS: Readonly<Record<keyof Values, string>> = {
  title: words.name,
  type: list.form.type,
  severity: list.form.severity,
  summary: messages.summary,
};

/** Changes what an incident is called, what kind it is, how bad, and what is known. A line of the timeline says so. */
export default function EditDialog({
  incident,
  onDone,
  reread,
  onClose,
}: IncidentDialogProps & { reread: () => void }) {
  const { form, notice } = useSharedEdit<Values, IncidentDetail>({
    name: `incident-edit-${incident.id}`,
    latest: {
      version: incident.version,
      fields: {
        title: incident.title,
        type: incident.type,
        severity: String(incident.severity),
        summary: incident.summary ?? '',
      },
      by: editorIn(incident),
    },
    labelOf: (name) => LABELS[name],
    textOf: (name, values) => (name === 'type' ? INCIDENT_TYPE_NAMES[values.type as IncidentType] : values[name]),
    rules: ({ title, type, severity }) => ({
      title: title.trim() === '' ? words.nameNeeded : undefined,
      type: type === '' ? list.form.typeNeeded : undefined,
      severity: severity === '' ? list.form.severityNeeded : undefined,
    }),
    save: (changed, { title, type, severity, summary }, version) =>
      changeIncident(
        { ...incident, version },
        {
          ...(changed.includes('title') ? { title: title.trim() } : {}),
          ...(changed.includes('type') ? { type: type as IncidentType } : {}),
          ...(changed.includes('severity') ? { severity: Number(severity) } : {}),
          ...(changed.includes('summary') ? { summary: summary.trim() === '' ? null : summary.trim() } : {}),
        },
      ),
    onSaved: onDone,
    reread,
  });
  return (
    <FormDialog
      title={words.title}
      description={incident.number}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
    >
      <Field label={words.name} required error={form.errorOf('title')}>
        <TextInput maxLength={160} autoComplete="off" {...form.field('title')} />
      </Field>
      <TypeAndSeverity field={form.field} errorOf={form.errorOf} />
      <Field label={messages.summary} optional error={form.errorOf('summary')}>
        <TextArea rows={5} maxLength={1000} {...form.field('summary')} />
      </Field>
      <EditNotice notice={notice} />
    </FormDialog>
  );
}
