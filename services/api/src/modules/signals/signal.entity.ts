import type {
  DefinedSignalKind,
  Severity,
  SignalEvent,
  SignalFacts,
  SignalKind,
  SignalState,
  SignalSubjectKind,
  SignalTransition,
} from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const SignalDefinitionSchema = defineEntity({
  name: 'SignalDefinition',
  tableName: 'signal_definitions',
  properties: {
    kind: p.string().$type<DefinedSignalKind>().primary(),
    position: p.integer(),
    is_on: p.boolean(),
    threshold: p.integer(),
    /** 0 where nothing is counted within a time. */
    window_minutes: p.integer(),
    severity: p.integer().$type<Severity>(),
    notify_user_ids: p.array().$type<string[]>(),
    /** The trial its values were tried in; null as it was delivered. */
    trial_id: p.uuid().nullable(),
    /** Its people are paged about each signal; null: nobody is. */
    chain_id: p.uuid().nullable(),
    /** They get each signal. */
    webhook_ids: p.array().$type<string[]>(),
    changed_by: p.uuid().nullable(),
    changed_at: p.datetime().nullable(),
    version: p.integer(),
  },
});

/** What is watched, and from which value on. */
export class SignalDefinitionRow extends SignalDefinitionSchema.class {}
SignalDefinitionSchema.setClass(SignalDefinitionRow);

export const SignalTrialSchema = defineEntity({
  name: 'SignalTrial',
  tableName: 'signal_trials',
  properties: {
    id: p.uuid().primary(),
    kind: p.string().$type<DefinedSignalKind>(),
    threshold: p.integer(),
    window_minutes: p.integer(),
    tried_by: p.uuid(),
    tried_at: p.datetime(),
    /** Since when another administrator is asked to put the values in force; null for one that was only tried. */
    proposed_at: p.datetime().nullable(),
    found: p.integer(),
    found_now: p.integer(),
  },
});

/** Values that were tried against the last days. */
export class SignalTrialRow extends SignalTrialSchema.class {}
SignalTrialSchema.setClass(SignalTrialRow);

export const SignalSchema = defineEntity({
  name: 'Signal',
  tableName: 'signals',
  properties: {
    id: p.uuid().primary(),
    number: p.integer(),
    kind: p.string().$type<SignalKind>(),
    severity: p.integer().$type<Severity>(),
    state: p.string().$type<SignalState>(),
    subject_kind: p.string().$type<SignalSubjectKind>(),
    subject_id: p.uuid().nullable(),
    journey_id: p.uuid().nullable(),
    cause: p.string(),
    facts: p.json<SignalFacts>(),
    began_at: p.datetime(),
    opened_at: p.datetime(),
    acknowledged_by: p.uuid().nullable(),
    acknowledged_at: p.datetime().nullable(),
    snoozed_until: p.datetime().nullable(),
    reason: p.string().nullable(),
    ended_at: p.datetime().nullable(),
    ended_by: p.uuid().nullable(),
    incident_id: p.uuid().nullable(),
    version: p.integer(),
    updated_at: p.datetime(),
  },
});

/** Something that was found. The database keeps one for a subject at a time. */
export class SignalRow extends SignalSchema.class {}
SignalSchema.setClass(SignalRow);

export const SignalEntrySchema = defineEntity({
  name: 'SignalEntry',
  tableName: 'signal_entries',
  properties: {
    id: p.uuid().primary(),
    signal_id: p.uuid(),
    at: p.datetime(),
    actor_id: p.uuid().nullable(),
    event: p.string().$type<SignalEvent>(),
    transition: p.string().$type<SignalTransition>().nullable(),
    from_state: p.string().$type<SignalState>().nullable(),
    to_state: p.string().$type<SignalState>().nullable(),
    text: p.string().nullable(),
    facts: p.json<SignalFacts>().nullable(),
  },
});

/** Something that happened to a signal. Never changed (the database refuses it). */
export class SignalEntryRow extends SignalEntrySchema.class {}
SignalEntrySchema.setClass(SignalEntryRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    signal_definitions: InferKyselyTable<typeof SignalDefinitionSchema>;
    signal_trials: InferKyselyTable<typeof SignalTrialSchema>;
    signals: InferKyselyTable<typeof SignalSchema>;
    signal_entries: InferKyselyTable<typeof SignalEntrySchema>;
  }
}
