import type { DataRequest, DataRequestTransition, KeptPart } from './data-requests.ts';
import type { NamedPerson } from '../service-desk/requests.ts';
import type { Moment } from '../shapes/index.ts';

export interface DataRequestEntry {
  at: Moment;
  actor: NamedPerson | null;
  details: Record<string, unknown>;
}

export interface DataRequestDetail extends DataRequest {
  /** From the audit trail, oldest first. */
  entries: DataRequestEntry[];
  transitions: DataRequestTransition[];
  /** By its law, once, and not when it is late. */
  may_extend: boolean;
  /** What would stay, or has stayed, when it is erased. */
  would_keep: KeptPart[];
}
