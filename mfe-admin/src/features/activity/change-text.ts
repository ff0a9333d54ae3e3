import { ACTIVITY_TYPE_NAMES } from '@ayana/contracts/activity';
import { isRole, ROLE_NAMES } from '@ayana/contracts/identity';
import { formatLocale, listText } from '@ayana/contracts/language';
import { ACTION_NAMES } from './action-names';
import type { ActivityItem } from './activity.api';
import { messages } from './change-messages';
import type { ChangeWords, Details, Words } from './change-words';

/** One thing that changed; `from` where a value was replaced. */
export interface ChangeLine {
  label?: string | undefined;
  from?: string;
  to: string;
  /** The names of fields in `to`, as the API has them. */
  fields?: readonly string[];
}

const EVENTS: Words = messages.events;
const MOVES: Words = messages.moves;
const ANY_VALUE: Words = messages.values;
const OWN_VALUES: Readonly<Record<string, Words>> = { type: ACTIVITY_TYPE_NAMES, action: ACTION_NAMES };

/** An unknown name as a title: `line_number` is "Line number". */
export function titleOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const labelOf = (name: string, words: ChangeWords): string =>
  words.details[name] ?? (messages.details as Words)[name] ?? titleOf(name);

/** The name of a day of the week, counted from Monday: the first of January 2024 was one. */
const dayName = (weekday: number): string =>
  new Date(Date.UTC(2024, 0, weekday)).toLocaleDateString(formatLocale(), { weekday: 'long', timeZone: 'UTC' });

function valueText(name: string, value: unknown, words: ChangeWords): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value))
    return value.length === 0 ? messages.none : listText(value.map((each) => valueText(name, each, words)));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([key, each]) => `${labelOf(key, words)}: ${valueText(key, each, words)}`)
      .join(', ');
  const text = String(value);
  if (name === 'weekdays') return dayName(Number(text));
  if (name === 'method' || name === 'provider') return titleOf(text);
  const known = words.values[name]?.[text] ?? OWN_VALUES[name]?.[text];
  return known ?? (isRole(value) ? ROLE_NAMES[value] : (ANY_VALUE[text] ?? text));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isId = (value: unknown): boolean => typeof value === 'string' && UUID.test(value);

/** What a reader needs no words for: ids, what the row shows in another column, and what is empty. */
const isUnsaid = (name: string, value: unknown): boolean =>
  ['given_at', 'withdrawn_at', 'number', 'id', 'part'].includes(name) ||
  value === null ||
  value === '' ||
  isId(value) ||
  (Array.isArray(value) && value.length > 0 && value.every(isId));

/** Details without words of their own, each by its name; also of actions that this version does not know. */
function plainLines(details: Details, words: ChangeWords): ChangeLine[] {
  return Object.entries(details).flatMap(([name, value]): ChangeLine[] => {
    if (isUnsaid(name, value)) return [];
    if (value === true && EVENTS[name] !== undefined) return [{ to: EVENTS[name] }];
    if (name !== 'changed' || !Array.isArray(value))
      return [{ label: labelOf(name, words), to: valueText(name, value, words) }];
    const fields = value.map(String);
    return [{ label: messages.changed, to: listText(fields.map(titleOf)), fields }];
  });
}

/** A step of a request, by the names of its states. */
function stepLines({ transition, from, to }: Details, states: Words): ChangeLine[] {
  const label = MOVES[String(transition)];
  const [before, after] = [states[String(from)], states[String(to)] ?? titleOf(String(to))];
  if (before === undefined) return [{ label: messages.asked, to: after }];
  return from === to ? [{ to: label ?? after }] : [{ label, from: before, to: after }];
}

/** What differs between two objects that were stored whole. */
function differenceLines({ before, after }: Record<string, Details>, words: ChangeWords): ChangeLine[] {
  return Object.entries(after ?? {})
    .map(([name, value]) => ({
      label: words.parts[name] ?? titleOf(name),
      from: valueText(name, before?.[name], words),
      to: valueText(name, value, words),
    }))
    .filter(({ from, to }) => from !== to);
}

const roleWord = (role: unknown): string => (isRole(role) ? ROLE_NAMES[role] : messages.noRole);
const isObject = (value: unknown): value is Details => typeof value === 'object' && value !== null;

/** What an action changed, in the words of its screens. */
export function changeLines(
  { action, details }: Pick<ActivityItem, 'action' | 'details'>,
  words: ChangeWords,
): ChangeLine[] {
  const states = words.states[action];
  if (states !== undefined && 'to' in details) return stepLines(details, states);
  if (action.startsWith('role.')) return [{ from: roleWord(details['from']), to: roleWord(details['to']) }];
  const { before, after } = details;
  if (isObject(before) && isObject(after)) return differenceLines({ before, after }, words);
  return plainLines(details, words);
}
