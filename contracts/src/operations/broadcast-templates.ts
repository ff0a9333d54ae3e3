import type { LastEditor } from '../editing/index.ts';
import type { NewsletterTopic } from '../newsletter/index.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';
import type { BroadcastChannel, BroadcastPurpose, BroadcastText, BroadcastVariable } from './broadcasts.ts';
import type { NamedOperator } from './signals.ts';

/** The name under which saved audiences are kept among the saved views. */
export const SAVED_AUDIENCES = 'broadcast-audiences';

export const BROADCAST_TEMPLATE_NAME_MAX = 80;

/** What a broadcast begins with. A broadcast that began with one has its own copy. */
export interface BroadcastTemplate {
  id: Id;
  name: string;
  /** Colleagues see it and begin broadcasts with it. */
  is_shared: boolean;
  /** The name is empty when the account is gone. */
  owner: NamedOperator;
  purpose: BroadcastPurpose;
  topic: NewsletterTopic | null;
  channels: BroadcastChannel[];
  texts: BroadcastText[];
  variables: BroadcastVariable[];
  link: string | null;
  is_urgent: boolean;
  created_at: Moment;
  updated_at: Moment;
  /** Who changed it last; null for accounts that are gone. */
  updated_by: LastEditor | null;
  version: Integer;
}

export interface BroadcastTemplates {
  /** The caller’s own and the shared ones, by name. */
  items: BroadcastTemplate[];
}
