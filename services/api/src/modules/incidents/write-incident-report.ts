import {
  INCIDENT_ENTRY_NAMES,
  INCIDENT_STATE_NAMES,
  INCIDENT_TYPE_NAMES,
  type IncidentDetail,
  type IncidentEntry,
  type IncidentState,
  isRunningIncident,
  SIGNAL_KIND_NAMES,
  SIGNAL_STATE_NAMES,
} from '@ayana/contracts/operations';
import { isolated } from '../../platform/typesetting/isolated.js';
import { dayText, momentText } from '../../platform/typesetting/paper-dates.js';
import { Sheet } from '../../platform/typesetting/sheet.js';
import { threadTask } from '../../platform/threads/thread-task.js';
import { INCIDENT_REPORT_MESSAGES as messages } from './messages.js';

const momentOrNull = (time: string | null): string | null => (time === null ? null : momentText(time));

/** The report as PDF: what is known of the incident at this moment. */
export function writeIncidentReport(incident: IncidentDetail, now: Date): Buffer {
  const title = incident.is_drill ? messages.drill_title(incident.number) : messages.title(incident.number);
  const sheet = new Sheet({ title, subject: messages.subject, made: now });
  sheet.heading(title, { lead: incident.title, from: momentText(now) });
  if (incident.is_drill) sheet.say(messages.drill, { strong: true });
  sheet.say(messages.confidential, { quiet: true });
  sheet.facts([
    [
      messages.facts.state,
      incident.merged_into === null
        ? INCIDENT_STATE_NAMES[incident.state]
        : messages.merged(incident.merged_into.number),
    ],
    [messages.facts.type, INCIDENT_TYPE_NAMES[incident.type]],
    [messages.facts.severity, String(incident.severity)],
    [messages.facts.opened, `${momentText(incident.opened_at)}, ${isolated(incident.opened_by.name)}`],
    [messages.facts.stable, momentOrNull(incident.stable_at)],
    [messages.facts.closed, momentOrNull(incident.closed_at)],
    [messages.facts.commander, incident.commander?.name ?? null],
    [messages.facts.liaison, incident.liaison?.name ?? null],
    [messages.facts.scribe, incident.scribe?.name ?? null],
    [messages.facts.participants, incident.participants.map(({ name }) => isolated(name)).join(', ') || null],
  ]);
  if (incident.summary !== null) {
    sheet.section(messages.summary);
    sheet.say(incident.summary);
  }
  addReview(sheet, incident);
  addLinks(sheet, incident);
  addTasks(sheet, incident);
  addTimeline(sheet, incident);
  return sheet.finished();
}

export const INCIDENT_PAPER = threadTask(import.meta.url, writeIncidentReport);

function addReview(sheet: Sheet, { review, state, merged_into }: IncidentDetail): void {
  if (isRunningIncident(state) || merged_into !== null) return;
  sheet.section(messages.review);
  if (review === null) return sheet.say(messages.not_reviewed);
  sheet.facts([
    [messages.what_happened, review.what_happened],
    [messages.why, review.why],
    [messages.what_changes, review.what_changes],
    [messages.changes_owner, review.changes_owner.name],
    [messages.changes_due_on, dayText(review.changes_due_on)],
    [messages.reviewed, `${isolated(review.reviewed_by.name)}, ${momentText(review.reviewed_at)}`],
  ]);
}

function addLinks(sheet: Sheet, { linked_signals, linked_journeys }: IncidentDetail): void {
  sheet.section(messages.signals);
  if (linked_signals.length === 0) sheet.say(messages.none);
  else
    sheet.list(
      linked_signals.map(({ number, kind, subject, state }) =>
        [number, SIGNAL_KIND_NAMES[kind], isolated(subject.name), SIGNAL_STATE_NAMES[state]]
          .filter((part) => part !== '')
          .join(', '),
      ),
    );
  sheet.section(messages.journeys);
  if (linked_journeys.length === 0) sheet.say(messages.none);
  else
    sheet.list(
      linked_journeys.map(({ case_number, patient, current_stage }) =>
        messages.journey(`${case_number} ${isolated(patient.name)}`, current_stage),
      ),
    );
}

function addTasks(sheet: Sheet, { tasks }: IncidentDetail): void {
  sheet.section(messages.tasks);
  if (tasks.length === 0) return sheet.say(messages.none);
  const { title, owner, due, state } = messages.task_columns;
  sheet.table(
    [{ title }, { title: owner, width: 110 }, { title: due, width: 110 }, { title: state, width: 60 }],
    tasks.map((task) => ({
      cells: [task.title, task.owner?.name ?? '', momentOrNull(task.due_at) ?? '', messages.task_states[task.state]],
    })),
  );
}

function addTimeline(sheet: Sheet, { entries }: IncidentDetail): void {
  const { at, who, what } = messages.timeline_columns;
  sheet.section(messages.timeline);
  sheet.say(messages.timeline_lead, { quiet: true });
  sheet.table(
    [{ title: at, width: 120 }, { title: who, width: 110 }, { title: what }],
    entries.map((entry) => ({
      cells: [momentText(entry.happened_at), entry.actor?.name ?? messages.system, lineOf(entry, entries)],
    })),
  );
}

/** What a line says, with its correction. */
function lineOf(entry: IncidentEntry, entries: readonly IncidentEntry[]): string {
  const said = entry.kind === 'transition' ? transitionText(entry) : entry.text;
  const line = [INCIDENT_ENTRY_NAMES[entry.kind], said].filter((part) => part !== null && part !== '').join(': ');
  const correction = entries.find(({ id }) => id === entry.corrected_by);
  if (correction === undefined) return line;
  return `${line}\n${messages.correction(momentText(correction.happened_at), correction.text ?? '')}`;
}

function transitionText({ details, text }: IncidentEntry): string {
  if (details['transition'] === 'merge') return messages.merged(text ?? '');
  const name = INCIDENT_STATE_NAMES[String(details['to']) as IncidentState];
  return text === null ? name : `${name}, ${text}`;
}
