import { listText } from '@ayana/contracts/language';
import {
  INCIDENT_ROLE_NAMES,
  INCIDENT_ROLES,
  INCIDENT_TASK_STATES,
  INCIDENT_WORKFLOW,
  type IncidentTransition,
} from '@ayana/contracts/operations';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentEntry } from '../types';
import { messages } from './detail-messages';

const { timeline: words } = messages;
const TRANSITIONS = Object.keys(INCIDENT_WORKFLOW) as IncidentTransition[];
const FIELDS = ['title', 'type', 'severity', 'summary'] as const;

const nameOf = (person: IncidentEntry['person']): string => person?.name || shared.deleted;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function changedText(details: IncidentEntry['details']): string {
  const before = Number(details['severity_before']);
  const changed = textOf(details['changed']).split(' ');
  if (before > 0 && changed.length === 1) return words.severity(before, Number(details['severity']));
  return words.changed(listText(FIELDS.filter((field) => changed.includes(field)).map((field) => words.fields[field])));
}

/** What the system wrote about an act, as a sentence after the person's name; null where the text says it all. */
export function lineText({ kind, details, person, text }: IncidentEntry): string | null {
  switch (kind) {
    case 'opened':
      return words.opened;
    case 'transition': {
      const name = TRANSITIONS.find((each) => each === details['transition']);
      return name === undefined ? null : messages.moved[name];
    }
    case 'changed':
      return changedText(details);
    case 'role': {
      const role = INCIDENT_ROLES.find((each) => each === details['incident_role']);
      const name = role === undefined ? '' : INCIDENT_ROLE_NAMES[role];
      if (textOf(details['group']) !== '') return words.role(textOf(details['group']), name);
      return details['person_id'] === null ? words.noRole(name) : words.role(nameOf(person), name);
    }
    case 'participant':
      return details['added'] === true ? words.joined(nameOf(person)) : words.left(nameOf(person));
    case 'task': {
      const state = INCIDENT_TASK_STATES.find((each) => each === details['state']) ?? 'open';
      return words.task(words.taskStates[state], text ?? '');
    }
    case 'journey':
      return details['added'] === true ? words.linked(nameOf(person)) : words.unlinked(nameOf(person));
    case 'signal':
      return words.signal(text ?? '');
    case 'update':
      return words.update(Number(details['sent'] ?? 0));
    case 'merged':
      return words.merged;
    case 'happened':
    case 'decided':
    case 'done':
    case 'resource':
    case 'escalation':
    case 'broadcast':
      return null;
  }
}

/** Whether the text of a line is already in its sentence. */
export const isSaid = (entry: IncidentEntry): boolean =>
  ['task', 'signal', 'opened'].includes(entry.kind) || mergedWith(entry) !== null;

/** The other incident of a merge: its number is the text. */
export function mergedWith({ kind, details, text }: IncidentEntry): { id: string; number: string } | null {
  const id = kind === 'merged' ? details['incident_id'] : details['into'];
  return (kind === 'merged' || kind === 'transition') && typeof id === 'string' ? { id, number: text ?? '' } : null;
}
