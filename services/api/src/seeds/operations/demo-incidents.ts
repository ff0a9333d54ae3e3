import type { Role } from '@ayana/contracts/identity';
import type {
  IncidentCause,
  IncidentEntryKind,
  IncidentState,
  IncidentType,
  Severity,
} from '@ayana/contracts/operations';

/** An incident of the demo; times are hours before now. All of it is invented. */
export interface DemoIncident {
  title: string;
  type: IncidentType;
  severity: Severity;
  state: IncidentState;
  is_drill: boolean;
  summary: string;
  opened: number;
  stable?: number;
  closed?: number;
  cause?: IncidentCause;
  review?: { hours: number; what_happened: string; why: string; what_changes: string };
  entries: readonly (readonly [hours: number, kind: IncidentEntryKind, text: string, details?: object])[];
  /** `due` before now is late; negative is to come. */
  tasks: readonly { title: string; owner: Role; due: number; done?: number }[];
}

const moved = (transition: string, from: IncidentState, to: IncidentState) => ({ transition, from, to });

export const DEMO_INCIDENTS: readonly DemoIncident[] = [
  {
    title: 'Power failure in a guest house in Chennai',
    type: 'safety',
    severity: 2,
    state: 'active',
    is_drill: false,
    summary: 'Two families have no light and no lift since the evening; one patient uses a wheelchair.',
    opened: 3,
    entries: [
      [2.8, 'happened', 'The guest house says that the transformer of the street has burnt.'],
      [2.5, 'decided', 'Both families move to the second guest house tonight.'],
      [1.5, 'done', 'A car with a ramp is on its way.'],
    ],
    tasks: [
      { title: 'Call both families', owner: 'ayana_staff', due: 2, done: 2.2 },
      { title: 'Confirm rooms on the ground floor', owner: 'admin', due: -1 },
    ],
  },
  {
    title: 'Flights to Delhi diverted by fog',
    type: 'travel',
    severity: 3,
    state: 'reviewed',
    is_drill: false,
    summary: 'Three patients landed in Jaipur instead of Delhi.',
    opened: 220,
    stable: 214,
    closed: 190,
    cause: 'outside',
    review: {
      hours: 120,
      what_happened: 'Fog closed the airport for six hours; three patients were driven from Jaipur.',
      why: 'Nobody watched the forecast the evening before.',
      what_changes: 'The travel desk reads the forecast at 18:00 and books a driver in Jaipur when fog is likely.',
    },
    entries: [
      [219, 'happened', 'The first flight is diverted to Jaipur.'],
      [218, 'decided', 'Drivers pick up all three in Jaipur.'],
      [214, 'transition', 'All three are on the road.', moved('stabilise', 'active', 'stable')],
      [190, 'transition', 'All three are at their hospitals.', moved('close', 'stable', 'closed')],
      [120, 'transition', 'Reviewed with the travel desk.', moved('review', 'closed', 'reviewed')],
    ],
    tasks: [{ title: 'Move the admissions by a day', owner: 'ayana_staff', due: 212, done: 213 }],
  },
  {
    title: 'Evacuation of the office in Mumbai',
    type: 'safety',
    severity: 4,
    state: 'closed',
    is_drill: true,
    summary: 'The yearly drill: everyone leaves, and the desk works from home within twenty minutes.',
    opened: 60,
    stable: 59,
    closed: 58,
    cause: 'process',
    entries: [
      [59.8, 'happened', 'The alarm rings.'],
      [59, 'transition', 'The desk answers from home after 17 minutes.', moved('stabilise', 'active', 'stable')],
      [58, 'transition', 'Everyone is back.', moved('close', 'stable', 'closed')],
    ],
    tasks: [{ title: 'Count who is at the meeting point', owner: 'admin', due: 59.5, done: 59.6 }],
  },
];
