import {
  INCIDENT_TYPE_NAMES,
  INCIDENT_TYPES,
  type IncidentType,
  SEVERITIES,
  type Severity,
  SIGNAL_KIND_NAMES,
  type SignalKind,
} from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText, Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { type Holder, PersonPicker } from '../../../components/person-picker/person-picker';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail, SignalDetail } from '../types';
import { openFromSignal, openIncident } from './incidents.api';
import { messages } from './list-messages';
import { Takers } from '../../../components/takers/takers';

const { form: words } = messages;

/** What a signal of a kind most often becomes. */
const TYPES: Readonly<Record<SignalKind, IncidentType>> = {
  missed_arrival: 'travel',
  own: 'other',
  silent_patient: 'medical',
  red_flag_check_in: 'medical',
  unseen_critical_result: 'medical',
  visa_lapsing: 'travel',
  late_enquiry: 'service',
  complaint_cluster: 'service',
  guessed_sign_ins: 'data',
  failing_mails: 'technical',
};

interface Values {
  title: string;
  type: string;
  severity: string;
  summary: string;
  commander: Holder | null;
  is_drill: boolean;
}

/** What a signal says about the incident that it becomes. */
export type IncidentSignal = Pick<SignalDetail, 'id' | 'kind' | 'severity'>;

export interface IncidentDialogProps {
  /** What it begins with; null for an incident without one. */
  signal: SignalDetail | null;
  /** Several that it gathers, the worst first. */
  signals?: readonly IncidentSignal[];
  /** The journey it concerns from its beginning. */
  journeyId?: string;
  onDone: (incident: IncidentDetail) => void;
  onClose: () => void;
}

const NO_SIGNALS: readonly IncidentSignal[] = [];

/** Opens an incident, from a signal or without one. What is typed survives a refusal and a reload. */
export default function IncidentDialog({
  signal,
  signals = NO_SIGNALS,
  journeyId,
  onDone,
  onClose,
}: IncidentDialogProps) {
  const first: IncidentSignal | undefined = signal ?? signals[0];
  const form = useForm<Values, IncidentDetail>({
    name: `incident-new-${first?.id ?? journeyId ?? ''}`,
    initial: {
      title: first === undefined ? '' : SIGNAL_KIND_NAMES[first.kind],
      type: first === undefined ? '' : TYPES[first.kind],
      severity: first === undefined ? '' : String(first.severity),
      summary: '',
      commander: null,
      is_drill: false,
    },
    rules: ({ title, type, severity }) => ({
      title: title.trim() === '' ? words.nameNeeded : undefined,
      type: type === '' ? words.typeNeeded : undefined,
      severity: severity === '' ? words.severityNeeded : undefined,
    }),
    send: ({ title, type, severity, summary, commander, is_drill }, key) => {
      const body = {
        title: title.trim(),
        type: type as IncidentType,
        severity: Number(severity) as Severity,
        ...(summary.trim() === '' ? {} : { summary: summary.trim() }),
        ...(commander === null
          ? {}
          : commander.is_group === true
            ? { group_id: commander.id }
            : { commander_id: commander.id }),
      };
      if (signal !== null) return openFromSignal(signal, body, key);
      return openIncident(
        {
          ...body,
          is_drill,
          ...(journeyId === undefined ? {} : { journey_ids: [journeyId] }),
          ...(signals.length === 0 ? {} : { signal_ids: signals.map(({ id }) => id) }),
        },
        key,
      );
    },
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={first === undefined ? words.lead : words.fromSignals(Math.max(1, signals.length))}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
      failureDetail={<Takers takers={form.takenBy} />}
    >
      <ErrorText>{form.errorOf('signal_ids') ?? null}</ErrorText>
      <Field label={words.name} hint={words.nameHint} required error={form.errorOf('title')}>
        <TextInput maxLength={160} autoComplete="off" {...form.field('title')} />
      </Field>
      <TypeAndSeverity field={form.field} errorOf={form.errorOf} />
      <Field label={words.summary} optional error={form.errorOf('summary')}>
        <TextArea rows={4} maxLength={1000} {...form.field('summary')} />
      </Field>
      <ChoiceGroup
        legend={words.commander}
        hint={words.commanderHint}
        error={form.errorOf('commander_id') ?? form.errorOf('group_id')}
      >
        <PersonPicker
          label={words.colleague}
          value={form.values.commander}
          onChange={(person) => form.set('commander', person)}
          of="holders"
        />
      </ChoiceGroup>
      {first === undefined && journeyId === undefined ? (
        <Checkbox
          checked={form.values.is_drill}
          onChange={({ currentTarget }) => form.set('is_drill', currentTarget.checked)}
        >
          {words.drill}
        </Checkbox>
      ) : null}
    </FormDialog>
  );
}

export interface TypeAndSeverityProps {
  field: (path: string) => {
    name: string;
    value: string;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  errorOf: (path: string) => string | undefined;
}

/** What kind of thing it is, and how bad. */
export function TypeAndSeverity({ field, errorOf }: TypeAndSeverityProps) {
  return (
    <>
      <Field label={words.type} required error={errorOf('type')}>
        <Select {...field('type')}>
          <option value="">{words.choose}</option>
          {INCIDENT_TYPES.map((type) => (
            <option key={type} value={type}>
              {INCIDENT_TYPE_NAMES[type]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.severity} required error={errorOf('severity')}>
        <Select {...field('severity')}>
          <option value="">{words.choose}</option>
          {SEVERITIES.map((severity) => (
            <option key={severity} value={severity}>
              {shared.severities[severity]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
