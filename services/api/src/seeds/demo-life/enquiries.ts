import {
  DUE_HOURS,
  type InboxKind,
  type InboxStatus,
  type InboxTransition,
  type LeadStage,
  LOST_REASONS,
} from '@ayana/contracts/inbox';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { SeededRandom } from '../random.js';
import { DEMO_NOTES, DEMO_REPLIES, DEMO_VISITORS } from './enquiry-texts.js';

export const HOUR = 60 * 60 * 1000;
const COUNT = 64;
const KINDS: readonly InboxKind[] = ['contact', 'consultation', 'video_consultation'];

interface Step {
  name: InboxTransition | 'note';
  to: InboxStatus | null;
}
const step = (name: Step['name'], to: Step['to'] = null): Step => ({ name, to });
const CLAIM = step('claim', 'claimed');
const NOTE = step('note');

/** How requests live: every state, on time and late, released, reopened, closed without an answer. `hours` is how long ago they came. */
const LIVES: readonly { hours: readonly [number, number]; steps: readonly Step[] }[] = [
  { hours: [0, 6], steps: [] },
  { hours: [7, 22], steps: [] },
  { hours: [26, 70], steps: [] },
  { hours: [2, 20], steps: [CLAIM] },
  { hours: [30, 60], steps: [CLAIM, NOTE] },
  { hours: [20, 90], steps: [CLAIM, step('confirm', 'confirmed')] },
  { hours: [20, 200], steps: [CLAIM, step('answer', 'answered')] },
  { hours: [100, 330], steps: [CLAIM, NOTE, step('answer', 'answered'), step('close', 'closed')] },
  { hours: [60, 330], steps: [step('close', 'closed')] },
  { hours: [22, 70], steps: [CLAIM, step('answer', 'answered'), step('close', 'closed'), step('reopen', 'claimed')] },
  { hours: [10, 22], steps: [CLAIM, step('release', 'new')] },
];

export interface DemoEntry {
  event: string;
  at: Date;
  actor_id: string | null;
  text: string | null;
  from_status: InboxStatus | null;
  to_status: InboxStatus | null;
  transition: InboxTransition | null;
}

export type DemoEnquiry = ReturnType<typeof enquiryOf>;

/** The demo's requests, with everything that happened to them until now. @param staff ids of those who work on them */
export const demoEnquiries = (now: Date, staff: readonly string[]): DemoEnquiry[] =>
  Array.from({ length: COUNT }, (_, index) => enquiryOf(index, now, staff));

function enquiryOf(index: number, now: Date, staff: readonly string[]) {
  const random = new SeededRandom(`demo enquiry ${index}`);
  const [name, country, procedure, text] = random.one(DEMO_VISITORS);
  const life = LIVES[index % LIVES.length] ?? { hours: [1, 2] as const, steps: [] };
  // Only consultations are confirmed.
  const kind = life.steps.some((each) => each.name === 'confirm')
    ? random.one(KINDS.slice(1))
    : (KINDS[index % KINDS.length] ?? 'contact');
  const hours = life.hours[0] + random.next() * (life.hours[1] - life.hours[0]);
  const received_at = new Date(now.getTime() - hours * HOUR);
  const entries = entriesOf(life.steps, { received_at, hours, random, actor: random.one(staff) });
  const status = entries.findLast((each) => each.to_status !== null)?.to_status ?? 'new';
  return {
    kind,
    name,
    country,
    procedure,
    text,
    email: `visitor${index + 1}@demo.ayana.test`,
    phone: random.in100(70) ? `+1 555 01${String(index).padStart(2, '0')}` : null,
    status,
    received_at,
    due_at: new Date(received_at.getTime() + DUE_HOURS * HOUR),
    assigned_to: status === 'new' ? null : (entries.findLast((each) => each.to_status === 'claimed')?.actor_id ?? null),
    starts_at:
      status === 'confirmed' ? new Date(Math.ceil(now.getTime() / HOUR) * HOUR + random.between(20, 90) * HOUR) : null,
    ...leadOf(status, index, now),
    updated_at: entries.at(-1)?.at ?? received_at,
    entries,
  };
}

/** How far those that were answered have come: every stage, with days to follow up around today. */
function leadOf(status: InboxStatus, index: number, now: Date) {
  const none = { lead_stage: 'new' as LeadStage, lost_reason: null, follow_up_on: null };
  if (status === 'new' || status === 'claimed') return none;
  const lead_stage = (['answered', 'interested', 'lost', 'interested'] as const)[index % 4] ?? 'answered';
  if (lead_stage === 'lost')
    return { ...none, lead_stage, lost_reason: LOST_REASONS[index % LOST_REASONS.length] ?? null };
  const day = todayIn(INDIA_ZONE, new Date(now.getTime() + ((index % 7) - 2) * 24 * HOUR));
  return { ...none, lead_stage, follow_up_on: status === 'closed' ? null : day };
}

/** Received, acknowledged, then the steps, spread over the first two thirds of the time since. */
function entriesOf(
  steps: readonly Step[],
  given: { received_at: Date; hours: number; random: SeededRandom; actor: string },
): DemoEntry[] {
  const { received_at, hours, random, actor } = given;
  const system = { actor_id: null, text: null, from_status: null, to_status: null, transition: null };
  const entries: DemoEntry[] = [
    { ...system, event: 'received', at: received_at, to_status: 'new' },
    { ...system, event: 'acknowledged', at: new Date(received_at.getTime() + 20_000) },
  ];
  let status: InboxStatus = 'new';
  for (const [place, { name, to }] of steps.entries()) {
    const at = new Date(received_at.getTime() + ((place + 1) / steps.length) * hours * HOUR * 0.66);
    const common = { at, actor_id: actor, from_status: to === null ? null : status, to_status: to };
    entries.push({
      ...common,
      event: EVENTS[name],
      text: textOf(name, random),
      transition: name === 'note' ? null : name,
    });
    status = to ?? status;
  }
  return entries;
}

const EVENTS: Readonly<Record<Step['name'], string>> = {
  claim: 'claimed',
  release: 'released',
  reopen: 'claimed',
  confirm: 'confirmed',
  answer: 'reply',
  close: 'status_changed',
  note: 'note',
  hand_over: 'handed_over',
};

function textOf(name: Step['name'], random: SeededRandom): string | null {
  if (name === 'answer') return random.one(DEMO_REPLIES);
  return name === 'note' ? random.one(DEMO_NOTES) : null;
}
