import { wholeOf } from '@ayana/contracts/numbers';
import type { Severity } from '@ayana/contracts/operations';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { type FieldErrors, plainText } from '@ayana/portal-kit/screens';
import { type NamedChain } from '../../../components/operations/chains';
import { messages as shared } from '../../../components/operations/messages';
import type { SignalDefinition, SignalTrial } from '../types';
import { messages } from './definition-messages';
import type { DefinitionChange, TriedValues } from './signals.api';

const { form: words, trial: trialWords } = messages;

/** A definition as it is filled in. */
export interface DefinitionValues {
  threshold: string;
  /** Empty where nothing is counted within a time. */
  window_minutes: string;
  severity: string;
  is_on: boolean;
  notify: NamedPerson[];
  /** The id of the chain that is paged; empty: nobody is. */
  chain: string;
  webhook_ids: string[];
  /** The last trial: it counts for its own values only. */
  trial: SignalTrial | null;
}

export const valuesOf = ({
  threshold,
  window_minutes,
  severity,
  is_on,
  notify,
  chain,
  webhooks,
}: SignalDefinition): DefinitionValues => ({
  threshold: String(threshold),
  window_minutes: window_minutes === null ? '' : String(window_minutes),
  severity: String(severity),
  is_on,
  notify: [...notify],
  chain: chain?.id ?? '',
  webhook_ids: webhooks.map(({ id }) => id),
  trial: null,
});

/** A field in words. @param chains all that are known */
export function definitionText(
  name: keyof DefinitionValues,
  fields: DefinitionValues,
  chains: readonly (NamedChain | null)[],
): string {
  if (name === 'severity') return shared.severities[Number(fields.severity) as Severity];
  if (name === 'chain') return chains.find((each) => each?.id === fields.chain)?.name ?? (fields.chain && words.chain);
  return name === 'trial' ? '' : plainText(fields[name]);
}

/** The names of chosen webhooks. */
export const namesOf = (ids: readonly string[], webhooks: readonly { id: string; name: string }[]): string =>
  webhooks
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ');

export const windowOf = ({ window_minutes }: DefinitionValues): number | undefined => wholeOf(window_minutes);

/** Whether another threshold or window is filled in than the one in force. */
export function changesValues({ threshold, window_minutes }: SignalDefinition, values: DefinitionValues): boolean {
  const isOther = wholeOf(values.threshold) !== threshold;
  return isOther || (window_minutes !== null && windowOf(values) !== window_minutes);
}

/** The values to try; null while one of them is out of its limits. */
export function triedOf(definition: SignalDefinition, values: DefinitionValues): TriedValues | null {
  const { threshold, window_minutes } = numberProblems(definition, values);
  if (threshold !== undefined || window_minutes !== undefined) return null;
  return {
    threshold: wholeOf(values.threshold) ?? 0,
    ...(definition.window_limits === null ? {} : { window_minutes: windowOf(values) ?? 0 }),
  };
}

/** Whether a trial is of these values. */
export const isTrialOf = (trial: SignalTrial, values: TriedValues): boolean =>
  trial.threshold === values.threshold && trial.window_minutes === (values.window_minutes ?? null);

export function definitionProblems(definition: SignalDefinition, values: DefinitionValues): FieldErrors {
  const numbers = numberProblems(definition, values);
  const tried = triedOf(definition, values);
  const isTried = values.trial !== null && tried !== null && isTrialOf(values.trial, tried);
  const nothing = Object.keys(changeOf(definition, values)).length === 0 && !changesValues(definition, values);
  return {
    ...numbers,
    threshold: numbers['threshold'] ?? (nothing ? words.nothing : undefined),
    trial_id: tried !== null && changesValues(definition, values) && !isTried ? trialWords.needed : undefined,
  };
}

function numberProblems({ threshold_limits, window_limits }: SignalDefinition, values: DefinitionValues) {
  const check = (text: string, { min, max }: { min: number; max: number }): string | undefined => {
    const given = wholeOf(text);
    return given === undefined || given < min || given > max ? words.whole(min, max) : undefined;
  };
  return {
    threshold: check(values.threshold, threshold_limits),
    window_minutes: window_limits === null ? undefined : check(values.window_minutes, window_limits),
  };
}

/** What was changed, as the API takes it; a changed threshold or window is proposed instead (`changesValues`). */
export function changeOf(definition: SignalDefinition, values: DefinitionValues): DefinitionChange {
  const notify_user_ids = values.notify.map(({ id }) => id);
  const severity = Number(values.severity) as Severity;
  const { webhook_ids } = values;
  const sameWebhooks = webhook_ids.join(' ') === definition.webhooks.map(({ id }) => id).join(' ');
  const isSame = notify_user_ids.join(' ') === definition.notify.map(({ id }) => id).join(' ');
  return {
    ...(severity === definition.severity ? {} : { severity }),
    ...(values.is_on === definition.is_on ? {} : { is_on: values.is_on }),
    ...(isSame ? {} : { notify_user_ids }),
    ...(sameWebhooks ? {} : { webhook_ids }),
    ...(values.chain === (definition.chain?.id ?? '') ? {} : { chain_id: values.chain === '' ? null : values.chain }),
  };
}
