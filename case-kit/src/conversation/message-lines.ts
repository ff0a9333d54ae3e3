import { dayKey } from '@ayana/shared-ui/time';
import type { ConversationMessage, ReadMark } from './message-types';

/** A message with what is drawn around it. */
export interface MessageLine {
  message: ConversationMessage;
  own: boolean;
  /** The first of its day: a heading is drawn above. */
  startsDay: boolean;
  /** The first the reader has not read: a divider is drawn above. */
  startsNew: boolean;
  /** Written by the one before, shortly before: the name is not repeated. */
  follows: boolean;
  /** Names of those who have read up to here and no further, under the reader's own messages. */
  seenBy: readonly string[];
}

/** Messages of one author within this time are one block, in milliseconds. */
const TOGETHER = 5 * 60 * 1000;

export interface LinesOptions {
  me: string;
  zone: string;
  /** Until when the reader had read when the thread was opened; null when there was nothing new. */
  readBefore: string | null;
  reads: readonly ReadMark[];
}

/** @param messages oldest first */
export function messageLines(messages: readonly ConversationMessage[], options: LinesOptions): MessageLine[] {
  const { me, zone, readBefore } = options;
  const isOwn = ({ author }: ConversationMessage): boolean => author?.id === me;
  const firstNew =
    readBefore === null ? undefined : messages.find((each) => !isOwn(each) && each.created_at > readBefore);
  const seen = seenUnder(messages.filter(isOwn), options.reads);
  return messages.map((message, index) => {
    const before = messages[index - 1];
    const day = dayKey(new Date(message.created_at), zone);
    const startsDay = before === undefined || dayKey(new Date(before.created_at), zone) !== day;
    const startsNew = message === firstNew && before !== undefined;
    return {
      message,
      own: isOwn(message),
      startsDay,
      startsNew,
      follows: !startsDay && !startsNew && continues(before, message),
      seenBy: seen.get(message.id) ?? [],
    };
  });
}

function continues(before: ConversationMessage | undefined, message: ConversationMessage): boolean {
  if (before === undefined || before.author?.id !== message.author?.id) return false;
  if (before.from_address !== message.from_address || before.channel !== message.channel) return false;
  if (before.is_confirmed !== message.is_confirmed || before.confirmation?.at !== message.confirmation?.at)
    return false;
  return Date.parse(message.created_at) - Date.parse(before.created_at) < TOGETHER;
}

/** Each reader's name under the last message they have read. */
function seenUnder(own: readonly ConversationMessage[], reads: readonly ReadMark[]): Map<string, string[]> {
  const seen = new Map<string, string[]>();
  for (const { user, read_until } of reads) {
    const last = own.findLast(({ created_at }) => created_at <= read_until);
    if (last !== undefined) seen.set(last.id, [...(seen.get(last.id) ?? []), user.name]);
  }
  return seen;
}
