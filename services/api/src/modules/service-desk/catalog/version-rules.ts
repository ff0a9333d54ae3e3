import type { FieldError } from '@ayana/contracts/problems';
import { PRIORITIES, type ServiceField } from '@ayana/contracts/service-desk';
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
