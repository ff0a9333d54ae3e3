import { isClockRunning, type InboxDetail, type InboxItem, type TimelineEntry } from '@ayana/contracts/inbox';
import { entryOf } from '@ayana/contracts/operation';
import { fullMoment, shortMoment, type TimelineItem } from '@ayana/shared-ui';
import { messages } from '../messages';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { visitorAnswers } from './visitor-answers';

const { timeline: words } = messages;

/** What a colleague did, as it follows their name. */
function actionText({ event, person, to_status }: TimelineEntry, me: string): string {
  switch (event) {
    case 'claimed':
      return words.claimed;
    case 'released':
      return words.released;
    case 'handed_over':
      return person?.id === me ? words.handedToYou : words.handedOver(person?.name ?? words.someone);
    case 'confirmed':
      return words.confirmed;
    case 'reply':
      return words.replied;
    case 'note':
      return words.note;
    case 'link_set':
      return words.linkSet;
    case 'link_removed':
      return words.linkRemoved;
    case 'lead_changed':
      return words.leadChanged;
    default:
      return to_status === 'closed' ? words.closed : words.answered;
  }
}

const BY_ITSELF = {
  acknowledged: words.acknowledged,
  reply_sent: words.replySent,
  mail_failed: words.mailFailed,
  booked: words.booked,
  moved: words.moved,
  cancelled: words.cancelled,
} as const;

const isByItself = (event: TimelineEntry['event']): event is keyof typeof BY_ITSELF => event in BY_ITSELF;

function moment(at: string, now: Date): Pick<TimelineItem, 'when' | 'whenFull' | 'dateTime'> {
  const date = new Date(at);
  return {
    when: shortMoment(date, now, OPERATIONS_CLOCK.zone),
    whenFull: fullMoment(date, OPERATIONS_CLOCK.zone),
    dateTime: at,
  };
}

/** A name in a sentence keeps its own direction and leaves the sentence's alone (Unicode isolates). */
const isolated = (name: string): string => `\u2068${name}\u2069`;

function received(item: InboxItem, now: Date): TimelineItem {
  const { texts } = visitorAnswers(item);
  return {
    id: 'received',
    kind: 'event',
    title: <strong>{entryOf(words.asked, item.kind, String)(isolated(item.name))}</strong>,
    ...moment(item.received_at, now),
    ...(texts.length === 0
      ? {}
      : { body: texts.map(({ label, text }) => (texts.length === 1 ? text : `${label}: ${text}`)).join('\n\n') }),
  };
}

function happened(entry: TimelineEntry, me: string, now: Date): TimelineItem {
  const { id, event, actor, text } = entry;
  const when = moment(entry.at, now);
  if (isByItself(event))
    return {
      id,
      kind: 'system',
      title: BY_ITSELF[event],
      ...when,
      ...(text === null ? {} : { body: text, bodyTone: 'bare' as const }),
    };
  const who = actor === null ? words.someone : actor.id === me ? words.you : actor.name;
  const internal = event === 'note' || event === 'handed_over' || event === 'lead_changed';
  return {
    id,
    kind: event === 'note' ? 'note' : event === 'reply' ? 'event' : 'system',
    title: (
      <>
        <strong>{who}</strong>
        {event === 'note' ? ', ' : ' '}
        {actionText(entry, me)}
      </>
    ),
    ...when,
    ...((internal || event === 'reply') && text !== null
      ? { body: text, bodyTone: internal ? ('note' as const) : ('ours' as const) }
      : {}),
  };
}

/** The current state, and what happens next without an action. */
function ahead(item: InboxItem, confirmed: InboxDetail['confirmed'], me: string, now: Date): TimelineItem[] {
  if (item.status === 'confirmed' && confirmed !== null)
    return [{ id: 'talk', kind: 'future', title: words.talk, ...moment(confirmed.starts_at, now) }];
  if (!isClockRunning(item.status)) return [];
  const owner = item.assigned_to;
  const need =
    owner === null ? messages.needs.owner : owner.id === me ? messages.needs.you : messages.needs.other(owner.name);
  const due: TimelineItem = { id: 'due', kind: 'future', title: messages.dueNext, ...moment(item.due_at, now) };
  const late = Date.parse(item.due_at) < now.getTime();
  const was: TimelineItem = { ...due, kind: 'system', title: messages.wasDue };
  const current: TimelineItem = {
    id: 'now',
    kind: 'now',
    title: <strong>{need}</strong>,
    ...moment(now.toISOString(), now),
  };
  return late ? [was, current] : [current, due];
}

/** The timeline of a request, oldest first; until it has loaded, what the list already knows. */
export function timelineItems(item: InboxItem, detail: InboxDetail | null, me: string, now: Date): TimelineItem[] {
  const entries = (detail?.timeline ?? []).filter(({ event }) => event !== 'received');
  const next = detail === null ? [] : ahead(item, detail.confirmed, me, now);
  return [received(item, now), ...entries.map((entry) => happened(entry, me, now)), ...next];
}

/** When the request was first answered or confirmed. */
export function metAt(detail: InboxDetail | null): Date | null {
  const kept = detail?.timeline.find(
    ({ event, to_status }) => event === 'reply' || to_status === 'confirmed' || to_status === 'answered',
  );
  return kept === undefined ? null : new Date(kept.at);
}
