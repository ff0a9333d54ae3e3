import { entryOf } from '@ayana/contracts/operation';
import { messages } from './messages';
import type { WorkLine } from './data/work-of-others';

const { work: words } = messages;

/** What others do, in one sentence. */
export function workText({ what, count }: Pick<WorkLine, 'what' | 'count'>): string {
  if ('tasksOf' in what) return words.tasks[what.tasksOf](count);
  return entryOf(what.isOffered ? words.offered : words.accepted, what.kind, String)(count);
}
