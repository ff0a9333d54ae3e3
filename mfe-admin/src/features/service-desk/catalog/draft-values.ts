import { wholeOf } from '@ayana/contracts/numbers';
import { type Role, STAFF_ROLES } from '@ayana/contracts/identity';
import {
  type NamedPerson,
  PRIORITIES,
  type Priority,
  type ServiceFieldKind,
  type ServiceNeedKind,
} from '@ayana/contracts/service-desk';
import type { FieldErrors } from '@ayana/portal-kit/screens';
import type { CatalogVersion } from '../types';
import type { VersionBody } from './catalog.api';
import { messages } from './messages';

const { version: words } = messages;

/** A question as it is edited: choices are lines, and a new one has no key yet. */
export interface Question {
  key: string;
  kind: ServiceFieldKind;
  label: string;
  required: boolean;
  help: string;
  choices: string;
}

export interface TargetValues {
  priority: Priority;
  own_minutes: string;
  resolve_minutes: string;
}

export interface ApprovalStep {
  by: 'role' | 'person';
  /** Only staff approve. */
  role: (typeof STAFF_ROLES)[number];
  user: NamedPerson | null;
}

/** A draft as it is edited. Its paths are those of the API's problems. */
export interface DraftValues {
  form: Question[];
  targets: TargetValues[];
  approvals: ApprovalStep[];
  ask_roles: Role[];
  need: NeedValues;
}

/** What a request makes; its questions by their place in the form, empty where there is none. */
export interface NeedValues {
  kind: ServiceNeedKind | '';
  city: string;
  from: string;
  days: string;
  language: string;
}

/** The questions of a need, and the kind of answer that says each. */
export const NEED_QUESTIONS = {
  city: 'choice',
  from: 'date',
  days: 'number',
  language: 'choice',
} as const satisfies Record<Exclude<keyof NeedValues, 'kind'>, ServiceFieldKind>;

export const NEW_QUESTION: Question = { key: '', kind: 'text', label: '', required: false, help: '', choices: '' };
export const NEW_STEP: ApprovalStep = { by: 'role', role: 'admin', user: null };

/** Targets of a new service, in minutes: a critical request within the hour, the others later. */
const FIRST_TARGETS: Readonly<Record<Priority, readonly [own: number, resolve: number]>> = {
  1: [15, 120],
  2: [60, 540],
  3: [240, 1620],
  4: [540, 2700],
};

export function draftOf(version: CatalogVersion | null): DraftValues {
  return {
    form: (version?.form ?? []).map(({ key, kind, label, required, help, choices }) => ({
      key,
      kind,
      label,
      required,
      help: help ?? '',
      choices: choices.join('\n'),
    })),
    targets: PRIORITIES.map((priority) => {
      const target = version?.targets.find((each) => each.priority === priority);
      const [own, resolve] = FIRST_TARGETS[priority];
      return {
        priority,
        own_minutes: String(target?.own_minutes ?? own),
        resolve_minutes: String(target?.resolve_minutes ?? resolve),
      };
    }),
    approvals: (version?.approvals ?? []).map(({ role, user }) => ({
      by: user === null ? 'role' : 'person',
      role: STAFF_ROLES.find((each) => each === role) ?? NEW_STEP.role,
      user,
    })),
    // The API begins a service with an empty draft.
    ask_roles: version === null || version.ask_roles.length === 0 ? [...STAFF_ROLES] : version.ask_roles,
    need: needOf(version),
  };
}

function needOf(version: CatalogVersion | null): NeedValues {
  const placeOf = (key: string | null | undefined): string => {
    const at = version?.form.findIndex((field) => field.key === key) ?? -1;
    return at < 0 ? '' : String(at);
  };
  const need = version?.need ?? null;
  return {
    kind: need?.kind ?? '',
    city: placeOf(need?.city),
    from: placeOf(need?.from),
    days: placeOf(need?.days),
    language: placeOf(need?.language),
  };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The name of a question's answer, from its words: `arrival_date`; unique in the form. */
export function keyFor(label: string, taken: ReadonlySet<string>): string {
  const word = label
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '')
    .slice(0, 34);
  const base = word === '' ? 'question' : word;
  if (!taken.has(base)) return base;
  let count = 2;
  while (taken.has(`${base}_${count}`)) count += 1;
  return `${base}_${count}`;
}

/** The draft as the API takes it. */
export function bodyOf({ form, targets, approvals, ask_roles, need }: DraftValues): VersionBody {
  const taken = new Set(form.map(({ key }) => key).filter((key) => key !== ''));
  const questions = form.map(({ key, choices, help, label, ...field }) => {
    const name = key === '' ? keyFor(label, taken) : key;
    taken.add(name);
    return {
      ...field,
      key: name,
      label: label.trim(),
      help: help.trim() === '' ? null : help.trim(),
      choices: field.kind === 'choice' ? linesOf(choices) : [],
    };
  });
  const keyAt = (at: string): string | undefined => (at === '' ? undefined : questions[Number(at)]?.key);
  return {
    form: questions,
    ...(need.kind === ''
      ? {}
      : {
          need: {
            kind: need.kind,
            city: keyAt(need.city) ?? '',
            from: keyAt(need.from) ?? '',
            ...given('days', keyAt(need.days)),
            ...given('language', keyAt(need.language)),
          },
        }),
    targets: targets.map(({ priority, own_minutes, resolve_minutes }) => ({
      priority,
      own_minutes: minutesOf(own_minutes) ?? 0,
      resolve_minutes: minutesOf(resolve_minutes) ?? 0,
    })),
    approvals: approvals.map(({ by, role, user }) =>
      by === 'role' || user === null ? { role } : { user_id: user.id },
    ),
    ask_roles,
  };
}

const given = <Name extends string>(name: Name, key: string | undefined) =>
  (key === undefined ? {} : { [name]: key }) as Partial<Record<Name, string>>;

const minutesOf = (text: string): number | undefined => wholeOf(text, { min: 1, max: 999_999 });

/** What is wrong with a draft, by path. */
export function draftErrors({ form, targets, approvals, ask_roles, need }: DraftValues): FieldErrors {
  return Object.fromEntries([
    ...form.flatMap(({ label, kind, choices }, at) => [
      [`form.${at}.label`, label.trim() === '' ? words.labelNeeded : undefined],
      [`form.${at}.choices`, kind === 'choice' && linesOf(choices).length < 2 ? words.choicesNeeded : undefined],
    ]),
    ...targets.flatMap(({ own_minutes: own, resolve_minutes: resolve }, at) => [
      [`targets.${at}.own_minutes`, minutesOf(own) === undefined ? words.wrongMinutes : undefined],
      [`targets.${at}.resolve_minutes`, resolveError(own, resolve)],
    ]),
    ...approvals.map(({ by, user }, at) => [
      `approvals.${at}.user_id`,
      by === 'person' && user === null ? words.personNeeded : undefined,
    ]),
    ['need.city', need.kind !== '' && need.city === '' ? words.need.cityNeeded : undefined],
    ['need.from', need.kind !== '' && need.from === '' ? words.need.fromNeeded : undefined],
    ['ask_roles', ask_roles.length === 0 ? words.askRolesNeeded : undefined],
  ]) as FieldErrors;
}

function resolveError(own: string, resolve: string): string | undefined {
  const minutes = minutesOf(resolve);
  if (minutes === undefined) return words.wrongMinutes;
  return minutes < (minutesOf(own) ?? 0) ? words.shorter : undefined;
}

/** A copy of a list with the item moved by one place. */
export function moved<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const next = [...items];
  const [item] = next.splice(at, 1);
  if (item !== undefined) next.splice(at + by, 0, item);
  return next;
}
