import type { Role } from '@ayana/contracts/identity';
import {
  serviceRequestNumber,
  type ServiceAnswer,
  type ServiceField,
  type WorkingCalendar,
} from '@ayana/contracts/service-desk';
import { fixedId } from '../fixed-id.js';
import { SeededRandom } from '../random.js';
import { liveOn } from './request-lives.js';
import { type DemoService, DEMO_SERVICES } from './services.js';

export interface DemoPerson {
  id: string;
  name: string;
  role: Role;
}

export const serviceId = (index: number): string => fixedId('5d01', index + 1);
export const idOfService = (name: string): string =>
  serviceId(DEMO_SERVICES.findIndex((service) => service.name === name));
export const versionId = (index: number): string => fixedId('5d02', index + 1);

/** A request with how it came to be so. */
export type DemoRequest = ReturnType<typeof requestOf>;

export function requestOf(index: number, people: readonly DemoPerson[], now: Date, calendar: WorkingCalendar) {
  const random = new SeededRandom(`service request ${index}`);
  const place = (index * 5 + Math.floor(index / DEMO_SERVICES.length)) % DEMO_SERVICES.length;
  const service = DEMO_SERVICES[place] ?? DEMO_SERVICES[0];
  if (service === undefined) throw new Error('There is no demo service');
  const requester = random.one(people.filter(({ role }) => service.ask_roles.includes(role)));
  const staff = people.filter(({ role }) => ['admin', 'super_admin', 'ayana_staff'].includes(role));
  const { steps, ...life } = liveOn(index, random, now, calendar);
  // A request that waits for approval has done nothing else yet.
  const awaits = service.approvals.length > 0 && life.state === 'new';
  const summary = `${random.one(service.asked)} (demo ${index + 1})`;
  const number = index + 1;
  const isDone = life.state === 'closed' && life.outcome === 'done';
  const row = {
    id: fixedId('5d03', number),
    number,
    item_id: serviceId(place),
    version_id: versionId(place),
    summary,
    search: [serviceRequestNumber(number), summary, service.name, requester.name].join(' '),
    answers: answersOf(service, summary, random, requester, now),
    requested_by: requester.id,
    assigned_to: life.owned_at === null ? null : random.one(staff).id,
    satisfaction: isDone && random.in100(70) ? random.between(2, 5) : null,
    version: steps.length + 1,
    ...life,
    ...(awaits
      ? {
          state: 'awaiting_approval',
          due_at: null,
          paused_since: life.created_at,
          own_breached_at: null,
          resolve_breached_at: null,
        }
      : {}),
  };
  return { row, steps, service, staff, random, awaits };
}

function answersOf(
  { form }: DemoService,
  summary: string,
  random: SeededRandom,
  requester: DemoPerson,
  now: Date,
): Record<string, ServiceAnswer> {
  const day = new Date(now.getTime() + random.between(1, 20) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const answer = ({ kind, choices, key }: ServiceField): ServiceAnswer => {
    if (kind === 'choice') return random.one(choices);
    if (kind === 'date') return day;
    if (kind === 'number') return random.between(1, 9);
    if (kind === 'yes_no') return random.in100(40);
    if (kind === 'user') return requester.id;
    return key === 'what' ? summary : textOf(key, requester, random);
  };
  return Object.fromEntries(form.map((field) => [field.key, answer(field)]));
}

/** An answer that is plainly of the demo. */
function textOf(key: string, requester: DemoPerson, random: SeededRandom): string {
  const number = random.between(100, 999);
  if (key === 'flight') return `XX ${number}`;
  if (key === 'invoice') return `DEMO-${number}`;
  return key === 'passport_name' ? requester.name : 'Demo note: please call before you come.';
}
