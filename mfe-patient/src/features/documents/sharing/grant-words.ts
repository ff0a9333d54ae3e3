import type { RecordGrant } from '@ayana/case-kit/papers';
import { DOCUMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { dayWord } from '@ayana/shared-ui/time';
import { messages } from './messages';

/** What grants show: one paper by its name, or all of a kind. */
export function papersText(grants: readonly RecordGrant[]): string {
  const texts = grants.map(({ document_id, kind, file_name }) =>
    document_id === null ? messages.all(DOCUMENT_KIND_NAMES[kind]) : (file_name ?? DOCUMENT_KIND_NAMES[kind]),
  );
  return [...new Set(texts)].join(', ');
}

export const endText = (ends_at: string | null, now: Date, zone: string): string =>
  ends_at === null ? messages.working : messages.until(dayWord(new Date(ends_at), now, zone));
