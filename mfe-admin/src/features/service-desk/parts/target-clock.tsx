import type { ServiceRequest } from '@ayana/contracts/service-desk';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { dateText, duration, fullMoment } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { messages } from '../../../components/service-desk/messages';

const { clock: words } = messages;
const SOON = 2 * 60 * 60_000;

export type Target = 'own' | 'resolve';

export interface ClockState {
  tone: ChipTone;
  text: string;
  /** The moment that counts, ISO 8601. */
  at: string;
}

/** How one of the two targets of a request stands: met, missed, stopped, late or due. */
export function clockState(request: ServiceRequest, target: Target, now: Date): ClockState {
  const own = target === 'own';
  const at = own ? request.due_to_own : request.due_to_resolve;
  const doneAt = own ? request.owned_at : (request.resolved_at ?? request.closed_at);
  const breached = own ? request.own_breached_at : request.resolve_breached_at;
  if (doneAt !== null && doneAt !== undefined)
    return breached === null && Date.parse(doneAt) <= Date.parse(at)
      ? { tone: 'leaf', text: words.met, at: doneAt }
      : { tone: 'coral', text: words.missed, at: doneAt };
  const left = Date.parse(at) - now.getTime();
  if (request.paused_since !== null) return { tone: 'neutral', text: words.stopped, at: request.paused_since };
  if (left < 0) return { tone: 'coral', text: words.late(duration(left)), at };
  return { tone: left < SOON ? 'marigold' : 'neutral', text: words.left(dateText(new Date(at), now)), at };
}

/** The target of a request as a word in its colour, with the full moment on hover. */
export function TargetClock({ request, target, now }: { request: ServiceRequest; target: Target; now: Date }) {
  const { tone, text, at } = clockState(request, target, now);
  return (
    <time dateTime={at} title={fullMoment(new Date(at), OPERATIONS_CLOCK.zone)}>
      <Chip tone={tone}>{text}</Chip>
    </time>
  );
}

/** The target that counts now: to own it until it is owned, then to resolve it. */
export const currentTarget = (request: ServiceRequest): Target => (request.owned_at === null ? 'own' : 'resolve');
