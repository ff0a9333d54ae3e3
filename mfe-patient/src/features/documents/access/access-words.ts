import type { RecordAccess } from '@ayana/case-kit/papers';
import { isRole, ROLE_NAMES } from '@ayana/contracts/identity';
import { ASSIGNMENT_KIND_NAMES, DOCUMENT_KIND_NAMES, RECORD_PART_NAMES } from '@ayana/contracts/journey';
import { messages } from './messages';

/** What was opened, and the work it was opened for. */
export function subjectText({ document, part, work }: RecordAccess): string {
  const what = whatText(document, part);
  return work === null ? what : messages.forWork(what, ASSIGNMENT_KIND_NAMES[work]);
}

function whatText(document: RecordAccess['document'], part: RecordAccess['part']): string {
  if (document === null) return part === null ? '' : RECORD_PART_NAMES[part];
  const kind = DOCUMENT_KIND_NAMES[document.kind];
  return document.file_name === null ? messages.removed(kind) : messages.named(kind, document.file_name);
}

/** What someone was when they opened it; null where there is no word for it. */
export const roleText = (role: string): string | null => (isRole(role) ? ROLE_NAMES[role] : null);
