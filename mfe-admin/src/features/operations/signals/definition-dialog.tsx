import { SEVERITIES, SIGNAL_KIND_NAMES, SIGNAL_QUESTIONS, type Severity } from '@ayana/contracts/operations';
import { usePart, useSharedEdit } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, Select } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { type NamedChain, readChains } from '../../../components/operations/chains';
import { messages as shared } from '../../../components/operations/messages';
import type { SignalDefinition, Webhook } from '../types';
import { messages } from './definition-messages';
import {
  changesValues,
  changeOf,
  type DefinitionValues,
  definitionProblems,
  definitionText,
  namesOf,
  triedOf,
  valuesOf,
  windowOf,
} from './definition-values';
import { messages as hooks } from './webhook-messages';
import { ChainField, NotifyField, WebhooksField } from './receiver-fields';
import { changeDefinition, proposeTrial } from './signals.api';
import { windowText } from './threshold-text';
import { TrialPanel } from './trial-panel';

const { form: words } = messages;

const LABELS: Readonly<Record<keyof Omit<DefinitionValues, 'threshold'>, string>> = {
  window_minutes: words.window,
  severity: words.severity,
  is_on: words.isOn,
  notify: words.notify,
  chain: words.chain,
  webhook_ids: hooks.field,
  trial: messages.trial.title,
};

export interface DefinitionDialogProps {
  definition: SignalDefinition;
  webhooks: readonly Webhook[];
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Changes what is watched. Another threshold or window is tried against the last 30 days, then proposed to another administrator. */
export default function DefinitionDialog({ definition, webhooks, reread, onDone, onClose }: DefinitionDialogProps) {
  const { kind, unit, threshold_limits, window_limits } = definition;
  const chains = usePart<readonly NamedChain[]>({ key: 'chains', read: readChains });
  const edit = useSharedEdit<DefinitionValues, SignalDefinition>({
    name: `signal-definition-${kind}`,
    latest: {
      version: definition.version,
      fields: valuesOf(definition),
      by: { name: definition.changed_by?.name ?? null, at: definition.changed_at ?? '' },
    },
    labelOf: (name) => (name === 'threshold' ? messages.units[unit] : LABELS[name]),
    textOf: (name, fields) =>
      name === 'webhook_ids'
        ? namesOf(fields.webhook_ids, webhooks)
        : definitionText(name, fields, [...(chains.value ?? []), definition.chain]),
    rules: (values) => definitionProblems(definition, values),
    save: (_changed, values, version) => save({ ...definition, version }, values),
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  const { values } = form;
  const tried = triedOf(definition, values);
  const proposes = changesValues(definition, values);
  return (
    <EditDialog
      title={SIGNAL_KIND_NAMES[kind]}
      description={SIGNAL_QUESTIONS[kind]}
      onClose={onClose}
      submitLabel={proposes ? words.propose : words.submit}
      note={proposes ? words.proposeNote : undefined}
      busyLabel={shared.saving}
      edit={edit}
    >
      <Field
        label={messages.units[unit]}
        hint={words.between(threshold_limits.min, threshold_limits.max)}
        required
        error={form.errorOf('threshold')}
      >
        <QuantityInput kind="count" {...form.field('threshold')} />
      </Field>
      {window_limits === null ? null : (
        <Field
          label={words.window}
          hint={words.windowIs(windowText(windowOf(values) ?? 0), words.between(window_limits.min, window_limits.max))}
          required
          error={form.errorOf('window_minutes')}
        >
          <QuantityInput kind="count" {...form.field('window_minutes')} />
        </Field>
      )}
      {proposes ? (
        <TrialPanel
          definition={definition}
          values={tried}
          trial={values.trial}
          onTried={(trial) => form.set('trial', trial)}
          error={form.errorOf('trial_id')}
        />
      ) : null}
      <Field label={words.severity} required error={form.errorOf('severity')}>
        <Select {...form.field('severity')}>
          {SEVERITIES.map((severity: Severity) => (
            <option key={severity} value={severity}>
              {shared.severities[severity]}
            </option>
          ))}
        </Select>
      </Field>
      <ChainField
        chain={definition.chain}
        chains={chains}
        field={form.field('chain')}
        error={form.errorOf('chain_id')}
      />
      <NotifyField
        people={values.notify}
        onChange={(people) => form.set('notify', people)}
        error={form.errorOf('notify_user_ids')}
      />
      <WebhooksField
        webhooks={webhooks}
        chosen={values.webhook_ids}
        onChange={(ids) => form.set('webhook_ids', ids)}
        error={form.errorOf('webhook_ids')}
      />
      <Checkbox checked={values.is_on} onChange={({ currentTarget }) => form.set('is_on', currentTarget.checked)}>
        {words.isOn}
      </Checkbox>
    </EditDialog>
  );
}

/** The proposal first: it makes no other form stale, and is the same when it is sent again. */
async function save(definition: SignalDefinition, values: DefinitionValues): Promise<SignalDefinition> {
  const { trial } = values;
  const change = changeOf(definition, values);
  const proposed =
    trial !== null && changesValues(definition, values) ? await proposeTrial(definition.kind, trial.id) : definition;
  return Object.keys(change).length === 0 ? proposed : changeDefinition(definition, change);
}
