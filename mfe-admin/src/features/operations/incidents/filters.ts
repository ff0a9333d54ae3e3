import {
  INCIDENT_CAUSE_NAMES,
  INCIDENT_CAUSES,
  INCIDENT_STATE_NAMES,
  INCIDENT_STATES,
  INCIDENT_TYPE_NAMES,
  INCIDENT_TYPES,
  SEVERITIES,
} from '@ayana/contracts/operations';
import type { Filter } from '@ayana/shared-ui/filters';
import { messages as shared } from '../../../components/operations/messages';
import { INCIDENTS_PATH } from '../../../paths';
import type { IncidentCounts } from '../types';
import { messages } from './list-messages';

const { filters: labels, tabs } = messages;

export const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'several',
    name: 'state',
    label: labels.state,
    options: INCIDENT_STATES.map((value) => ({ value, label: INCIDENT_STATE_NAMES[value] })),
  },
  {
    kind: 'several',
    name: 'type',
    label: labels.type,
    options: INCIDENT_TYPES.map((value) => ({ value, label: INCIDENT_TYPE_NAMES[value] })),
  },
  {
    kind: 'several',
    name: 'severity',
    label: labels.severity,
    options: SEVERITIES.map((value) => ({ value: String(value), label: shared.severities[value] })),
  },
  {
    kind: 'several',
    name: 'cause',
    label: labels.cause,
    options: INCIDENT_CAUSES.map((value) => ({ value, label: INCIDENT_CAUSE_NAMES[value] })),
  },
  { kind: 'one', name: 'with', label: labels.with, options: [{ value: 'me', label: labels.me }] },
  { kind: 'given', name: 'journey_id', label: () => labels.journey },
];

/** A zero needs no number. */
const shown = (count: number | undefined): number | undefined => (count === 0 ? undefined : count);

/** The views: what runs first, drills apart. */
export const incidentTabs = (counts: IncidentCounts | null) => [
  { id: 'running', label: tabs.running, href: INCIDENTS_PATH, count: shown(counts?.incidents.running) },
  {
    id: 'review',
    label: tabs.review,
    href: `${INCIDENTS_PATH}?view=review`,
    count: shown(counts?.incidents.to_review),
  },
  { id: 'reviewed', label: tabs.reviewed, href: `${INCIDENTS_PATH}?view=reviewed` },
  { id: 'drills', label: tabs.drills, href: `${INCIDENTS_PATH}?view=drills`, count: shown(counts?.drills.running) },
  { id: 'all', label: tabs.all, href: `${INCIDENTS_PATH}?view=all` },
];
