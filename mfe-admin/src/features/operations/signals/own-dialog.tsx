import {
  LOOK_INTERVALS,
  OWN_HOURS,
  OWN_LEAST_ROWS,
  OWN_QUESTION_NAMES,
  OWN_QUESTIONS,
  SEVERITIES,
  type Severity,
} from '@ayana/contracts/operations';
import { plainText, readingIn, usePart, useSharedEdit } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { type NamedChain, readChains } from '../../../components/operations/chains';
import { messages as shared } from '../../../components/operations/messages';
import type { OwnSignalDefinition, Webhook } from '../types';
import { messages as definition } from './definition-messages';
import { messages } from './own-messages';
import { namesOf } from './definition-values';
import { OwnTrial } from './own-trial';
import { askedOf, intervalText, ownBodyOf, ownProblems, type OwnValues, ownValuesOf } from './own-values';
import { addOwn, changeOwn } from './own.api';
import { messages as hooks } from './webhook-messages';
import { ChainField, NotifyField, WebhooksField } from './receiver-fields';

const { form: words } = messages;

const LABELS: Readonly<Record<keyof OwnValues, string>> = {
  name: words.name,
  question: words.question,
  hours: words.hours,
  at_least: words.least,
  every_minutes: words.every,
  severity: definition.form.severity,
  is_on: definition.form.isOn,
  notify: definition.form.notify,
  chain: definition.form.chain,
  webhook_ids: hooks.field,
};

export interface OwnDialogProps {
  /** What is changed; null for a new one. */
  own: OwnSignalDefinition | null;
  webhooks: readonly Webhook[];
  onDone: () => void;
  onClose: () => void;
  reread: () => void;
}

/** Adds an own definition, or changes one. What its question finds now is shown before it is saved. */
export default function OwnDialog({ own, webhooks, onDone, onClose, reread }: OwnDialogProps) {
  const chains = usePart<readonly NamedChain[]>({ key: 'chains', read: readChains });
  const edit = useSharedEdit<OwnValues, OwnSignalDefinition>({
    name: own === null ? 'own-signal-new' : `own-signal-${own.id}`,
    latest: readingIn(own, ownValuesOf(own)),
    labelOf: (name) => LABELS[name],
    textOf: (name, values) => textOf(name, values, [...(chains.value ?? []), own?.chain ?? null], webhooks),
    alwaysSends: own === null,
    rules: ownProblems,
    save: (_changed, values, version, { key }) =>
      own === null ? addOwn(ownBodyOf(values), key) : changeOwn({ id: own.id, version }, ownBodyOf(values)),
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={own?.name ?? words.newTitle}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      edit={edit}
    >
      <Field label={words.name} hint={words.nameHint} required error={form.errorOf('name')}>
        <TextInput maxLength={120} {...form.field('name')} />
      </Field>
      <Field label={words.question} required error={form.errorOf('question')}>
        <Select {...form.field('question')}>
          {OWN_QUESTIONS.map((question) => (
            <option key={question} value={question}>
              {OWN_QUESTION_NAMES[question]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={words.hours}
        hint={definition.form.between(OWN_HOURS.min, OWN_HOURS.max)}
        required
        error={form.errorOf('hours')}
      >
        <QuantityInput kind="count" {...form.field('hours')} />
      </Field>
      <Field
        label={words.least}
        hint={`${words.leastHint} ${definition.form.between(OWN_LEAST_ROWS.min, OWN_LEAST_ROWS.max)}`}
        required
        error={form.errorOf('at_least')}
      >
        <QuantityInput kind="count" {...form.field('at_least')} />
      </Field>
      <OwnTrial asked={askedOf(form.values)} />
      <Field label={words.every} required error={form.errorOf('every_minutes')}>
        <Select {...form.field('every_minutes')}>
          {LOOK_INTERVALS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {messages.intervals[minutes]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={definition.form.severity} required error={form.errorOf('severity')}>
        <Select {...form.field('severity')}>
          {SEVERITIES.map((severity: Severity) => (
            <option key={severity} value={severity}>
              {shared.severities[severity]}
            </option>
          ))}
        </Select>
      </Field>
      <ChainField
        chain={own?.chain ?? null}
        chains={chains}
        field={form.field('chain')}
        error={form.errorOf('chain_id')}
      />
      <NotifyField
        people={form.values.notify}
        onChange={(people) => form.set('notify', people)}
        error={form.errorOf('notify_user_ids')}
      />
      <WebhooksField
        webhooks={webhooks}
        chosen={form.values.webhook_ids}
        onChange={(ids) => form.set('webhook_ids', ids)}
        error={form.errorOf('webhook_ids')}
      />
      <Checkbox checked={form.values.is_on} onChange={({ currentTarget }) => form.set('is_on', currentTarget.checked)}>
        {definition.form.isOn}
      </Checkbox>
    </EditDialog>
  );
}

/** What a field holds, as the reader knows it. */
function textOf(
  name: keyof OwnValues,
  values: OwnValues,
  chains: readonly (NamedChain | null)[],
  webhooks: readonly Webhook[],
): string {
  if (name === 'webhook_ids') return namesOf(values.webhook_ids, webhooks);
  if (name === 'question') return OWN_QUESTION_NAMES[values.question];
  if (name === 'severity') return shared.severities[Number(values.severity) as Severity];
  if (name === 'every_minutes') return intervalText(Number(values.every_minutes));
  if (name === 'chain') return chains.find((each) => each?.id === values.chain)?.name ?? '';
  if (name === 'notify') return values.notify.map((person) => person.name).join(', ');
  return plainText(values[name]);
}
