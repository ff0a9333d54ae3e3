import { dayKey, dayWord, type Zone } from '@ayana/shared-ui/time';
import { messages } from '../messages';
import type { Entry } from './entry';

export interface EntryGroup {
  id: string;
  title: string;
  entries: Entry[];
}

/** Those that are not read yet, then the others by the reader's day; each group in the order of the list. */
export function groupsOf(entries: readonly Entry[], now: Date, { zone }: Zone): EntryGroup[] {
  const unread = entries.filter(({ is_read }) => !is_read);
  const groups: EntryGroup[] =
    unread.length === 0 ? [] : [{ id: 'unread', title: messages.groups.unread, entries: unread }];
  for (const entry of entries.filter(({ is_read }) => is_read)) {
    const at = entry.at === null ? null : new Date(entry.at);
    const id = at === null ? 'read' : dayKey(at, zone);
    const group = groups.find((each) => each.id === id);
    if (group !== undefined) group.entries.push(entry);
    else
      groups.push({
        id,
        title: at === null ? messages.groups.read : capital(dayWord(at, now, zone)),
        entries: [entry],
      });
  }
  return groups;
}

const capital = (word: string): string => word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
