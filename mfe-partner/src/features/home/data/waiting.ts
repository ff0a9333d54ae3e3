import { listText } from '@ayana/contracts/language';
import { PROFILE_LABELS, type ProfileRequired } from '@ayana/contracts/identity';
import { messages } from '../messages';
import type { Account } from './loader';

/** A task for this user, and where to do it. */
export interface Waiting {
  id: 'profile' | 'inquiries';
  title: string;
  text: string;
  action: { label: string; to: string };
}

/** The profile fields that partners need; the date of birth is for patients only. */
const ASKED: ReadonlySet<ProfileRequired> = new Set(['first_name', 'last_name', 'phone', 'country']);

/**
 * The tasks, most urgent first.
 * @param account null while it could not be read
 */
export function waitingFor(account: Account | null, unread: number | null): Waiting[] {
  const gaps = (account?.missing_fields ?? []).filter((field) => ASKED.has(field));
  const waiting: Waiting[] = [];
  if (gaps.length > 0) {
    const fields = gaps.map((field) => PROFILE_LABELS[field].toLowerCase());
    waiting.push({ id: 'profile', ...messages.waiting.profile, text: messages.waiting.profile.text(listText(fields)) });
  }
  if (unread !== null && unread > 0) {
    const { title, ...rest } = messages.waiting.inquiries;
    waiting.push({ id: 'inquiries', ...rest, title: title(unread) });
  }
  return waiting;
}
