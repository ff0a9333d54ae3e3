import { SIGNAL_KIND_NAMES, SIGNAL_QUESTIONS, type Severity, type SignalKind } from '@ayana/contracts/operations';
import type { OwnSignalDefinitionRow } from './own/own-signal.entity.js';
import type { SignalDefinitionRow } from './signal.entity.js';

/** What opens signals: a definition of the product, or one of the administrators. */
export interface Watch {
  kind: SignalKind;
  /** Of an own definition; null: the name of the kind. */
  own_name: string | null;
  severity: Severity;
  notify_user_ids: readonly string[];
  chain_id: string | null;
  webhook_ids: readonly string[];
}

export const watchOf = (row: SignalDefinitionRow | OwnSignalDefinitionRow): Watch => ({
  kind: 'kind' in row ? row.kind : 'own',
  own_name: 'kind' in row ? null : row.name,
  severity: row.severity,
  notify_user_ids: row.notify_user_ids,
  chain_id: row.chain_id ?? null,
  webhook_ids: row.webhook_ids,
});

export const watchName = ({ kind, own_name }: Watch): string => own_name ?? SIGNAL_KIND_NAMES[kind];
export const watchQuestion = ({ kind, own_name }: Watch): string => own_name ?? SIGNAL_QUESTIONS[kind];
