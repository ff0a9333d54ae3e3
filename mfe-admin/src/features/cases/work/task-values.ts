import {
  ACTIVE_ASSIGNMENT_STATES,
  ASSIGNMENT_KIND_NAMES,
  type JourneyTask,
  type TaskOwnerKind,
} from '@ayana/contracts/journey';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { dueDay } from '../../../components/give-work/due-day';
import { messages } from './messages';
import type { CaseWork } from '../../../components/give-work/give-work.api';

const { tasks: words } = messages;

/** A task as it is filled in. */
export interface TaskValues {
  title: string;
  /** `case_manager`, `patient`, `colleague`, or a kind and an id: `doctor 0190…`. */
  owner: string;
  /** Where a colleague is chosen. */
  colleague: NamedPerson | null;
  day: string;
}

export const NEW_TASK: TaskValues = { title: '', owner: 'case_manager', colleague: null, day: '' };

export function valuesOf({ title, owner_kind, owner_id, owner_name, due_at }: JourneyTask): TaskValues {
  const isColleague = owner_kind === 'case_manager' && owner_id !== null;
  return {
    title,
    owner: isColleague ? 'colleague' : owner_id === null ? owner_kind : `${owner_kind} ${owner_id}`,
    colleague: isColleague ? { id: owner_id, name: owner_name ?? '' } : null,
    day: dueDay(due_at),
  };
}

export const taskProblems = ({ title, owner, colleague }: TaskValues): Record<string, string | undefined> => ({
  title: title.trim() === '' ? words.needed : undefined,
  owner_id: owner === 'colleague' && colleague === null ? words.colleagueNeeded : undefined,
});

/** Who a task is for, as the API names them. */
export function ownerOf({ owner, colleague }: Pick<TaskValues, 'owner' | 'colleague'>): {
  owner_kind: TaskOwnerKind;
  owner_id?: string;
} {
  if (owner === 'colleague')
    return { owner_kind: 'case_manager', ...(colleague === null ? {} : { owner_id: colleague.id }) };
  const [kind = '', id] = owner.split(' ');
  return { owner_kind: kind as TaskOwnerKind, ...(id === undefined ? {} : { owner_id: id }) };
}

export interface OwnerChoice {
  value: string;
  label: string;
}

/** Who can do a task of a case: the case manager, the patient, and the doctors and partners who work on it. */
export function ownerChoices(work: readonly CaseWork[], now: string, nowName: string | null = null): OwnerChoice[] {
  const others = new Map<string, string>();
  for (const { kind, status, assignee_user_id, partner_id, assignee_name } of work) {
    if (!ACTIVE_ASSIGNMENT_STATES.some((state) => state === status)) continue;
    const value =
      partner_id === null ? (kind === 'opinion' ? `doctor ${assignee_user_id ?? ''}` : null) : `partner ${partner_id}`;
    if (value !== null && !others.has(value)) others.set(value, words.of(assignee_name, ASSIGNMENT_KIND_NAMES[kind]));
  }
  const choices = [
    ...(['case_manager', 'patient'] as const).map((value) => ({ value, label: messages.owners[value] })),
    { value: 'colleague', label: words.aColleague },
    ...[...others].map(([value, label]) => ({ value, label })),
  ];
  // Whose work has ended meanwhile stays chosen until someone else is.
  const [kind = ''] = now.split(' ');
  return choices.some(({ value }) => value === now)
    ? choices
    : [...choices, { value: now, label: nowName ?? messages.owners[kind as TaskOwnerKind] }];
}
