import { readReference } from '../inbox/index.ts';
import { caseNumberPattern } from '../journey/index.ts';
import type { Id, Moment } from '../shapes/index.ts';

/** Records of the staff that can be linked with each other. */
export const RECORD_KINDS = ['journey', 'inbox_item', 'service_request', 'need', 'incident'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** What a record is linked with: another record, a person, or a page elsewhere. */
export type LinkedKind = RecordKind | 'user' | 'url';

/** A link as one of its ends shows it: what is at the other end. */
export interface RecordLink {
  /** Null for one that is kept elsewhere, such as a case of an incident: it is removed there. */
  id: Id | null;
  kind: LinkedKind;
  subject_id: Id | null;
  url: string | null;
  label: string;
  /** A case whose journey has not begun. */
  is_intake: boolean;
  created_at: Moment;
}

export interface RecordLinks {
  /** The oldest first. */
  items: RecordLink[];
}

/** A record as people name it. */
export type NamedRecordNumber =
  | { kind: 'service_request' | 'need' | 'incident'; number: number }
  | { kind: 'inbox_item'; reference: string }
  | { kind: 'journey'; pattern: string };

const COUNTED = { SR: 'service_request', NEED: 'need', INC: 'incident', DRILL: 'incident' } as const;

/** The record that a typed number means: `AY-7K2Q4`, `AY-7K3F9Q`, `SR-000123`, `NEED-12`, `INC-000004`; null for anything else. */
export function readRecordNumber(text: string): NamedRecordNumber | null {
  const typed = text.trim().toUpperCase();
  const [, prefix, digits] = /^(SR|NEED|INC|DRILL)[\s-]*0*(\d{1,9})$/.exec(typed) ?? [];
  if (prefix !== undefined && digits !== undefined)
    return { kind: COUNTED[prefix as keyof typeof COUNTED], number: Number(digits) };
  const reference = readReference(typed);
  if (reference !== null) return { kind: 'inbox_item', reference };
  const pattern = caseNumberPattern(typed);
  return pattern === null || pattern.endsWith('%') ? null : { kind: 'journey', pattern };
}
