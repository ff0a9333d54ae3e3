import type { FieldError } from '@ayana/contracts/problems';
import { LANGUAGES } from '@ayana/contracts/catalogue';
import { PRIORITIES, type ServiceField, type ServiceFieldKind, type ServiceNeed } from '@ayana/contracts/service-desk';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import type { NewServiceVersionDto } from './catalog.dto.js';
import type { ServiceApproverRow, ServiceTarget } from './catalog.entity.js';

/** Where a new service begins: an hour to a day to own, four hours to five days to resolve, in working time. */
export const DEFAULT_TARGETS: ServiceTarget[] = [
  { priority: 1, own_minutes: 60, resolve_minutes: 240 },
  { priority: 2, own_minutes: 120, resolve_minutes: 540 },
  { priority: 3, own_minutes: 270, resolve_minutes: 1620 },
  { priority: 4, own_minutes: 540, resolve_minutes: 2700 },
];

/** What is wrong with a draft beyond its single fields. */
export function versionFaults({ form, targets, approvals }: NewServiceVersionDto): FieldError[] {
  return [
    ...form.flatMap(({ key, kind, choices = [] }, index) => [
      ...(form.findIndex((other) => other.key === key) < index
        ? [{ field: `form.${index}.key`, message: messages.one_key(key) }]
        : []),
      ...(kind === 'choice' && choices.length < 2
        ? [{ field: `form.${index}.choices`, message: messages.choices_needed }]
        : []),
      ...(kind !== 'choice' && choices.length > 0
        ? [{ field: `form.${index}.choices`, message: messages.choices_unneeded }]
        : []),
    ]),
    ...(PRIORITIES.every((priority) => targets.some((target) => target.priority === priority))
      ? []
      : [{ field: 'targets', message: messages.each_priority }]),
    ...targets.flatMap(({ own_minutes, resolve_minutes }, index) =>
      own_minutes > resolve_minutes
        ? [{ field: `targets.${index}.own_minutes`, message: messages.own_before_resolve }]
        : [],
    ),
    ...approvals.flatMap(({ role, user_id }, index) =>
      Boolean(role) === Boolean(user_id) ? [{ field: `approvals.${index}`, message: messages.role_or_user }] : [],
    ),
  ];
}

/** What is wrong with the need that a draft makes: each of its questions is there, and of the kind that says it. @param cities known names */
export function needFaults({ form, need }: NewServiceVersionDto, cities: ReadonlySet<string>): FieldError[] {
  if (need === undefined) return [];
  const question = (key: string | undefined, kind: ServiceFieldKind, isRequired: boolean) =>
    form.find((field) => field.key === key && field.kind === kind && (field.required || !isRequired));
  const city = question(need.city, 'choice', true);
  const language = question(need.language, 'choice', false);
  return [
    ...(city?.choices?.every((name) => cities.has(name)) ? [] : [{ field: 'need.city', message: messages.need_city }]),
    ...(question(need.from, 'date', true) ? [] : [{ field: 'need.from', message: messages.need_date }]),
    ...(need.days === undefined || question(need.days, 'number', false)
      ? []
      : [{ field: 'need.days', message: messages.need_days }]),
    ...(need.language === undefined || language?.choices?.every((name) => LANGUAGES.some((known) => known === name))
      ? []
      : [{ field: 'need.language', message: messages.need_language }]),
  ];
}

export const needRow = ({ need }: NewServiceVersionDto): ServiceNeed | null =>
  need === undefined
    ? null
    : { kind: need.kind, city: need.city, from: need.from, days: need.days ?? null, language: need.language ?? null };

export const formRows = ({ form }: NewServiceVersionDto): ServiceField[] =>
  form.map(({ key, kind, label, required, help, choices }) => ({
    key,
    kind,
    label,
    required,
    help: help ?? null,
    choices: choices ?? [],
  }));

export const approvalRows = ({ approvals }: NewServiceVersionDto): ServiceApproverRow[] =>
  approvals.map(({ role, user_id }) => ({ role: role ?? null, user_id: user_id ?? null }));
