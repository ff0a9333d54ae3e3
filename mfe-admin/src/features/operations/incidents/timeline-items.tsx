import { INCIDENT_ENTRY_NAMES, WRITTEN_ENTRY_KINDS } from '@ayana/contracts/operations';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import type { TimelineItem } from '@ayana/shared-ui/timeline';
import { fullMoment, shortMoment } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages as shared } from '../../../components/operations/messages';
import { incidentHref } from '../../../paths';
import type { IncidentEntry } from '../types';
import { messages } from './detail-messages';
import { Words } from './incident.styles';
import { isSaid, lineText, mergedWith } from './timeline-words';

const { timeline: words } = messages;
/** A line that is written later than this says so. */
const LATER = 5 * 60_000;

export const isWritten = ({ kind }: IncidentEntry): boolean => WRITTEN_ENTRY_KINDS.some((each) => each === kind);

const TONES: Partial<Record<IncidentEntry['kind'], ChipTone>> = {
  happened: 'marigold',
  decided: 'teal',
  done: 'leaf',
  resource: 'neutral',
  escalation: 'neutral',
  broadcast: 'neutral',
};

interface TimelineView {
  now: Date;
  zone: string;
  /** Absent where nothing can be corrected any more. */
  onCorrect?: ((entry: IncidentEntry) => void) | undefined;
}

/** The lines, oldest first; a correction is below the line it corrects. */
export function timelineItems(entries: readonly IncidentEntry[], view: TimelineView): TimelineItem[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return entries
    .filter(({ corrects }) => corrects === null)
    .map((entry) => itemOf(entry, correctionsOf(entry, byId), view));
}

/** The corrections of a line: of its last one, and so on. */
function correctionsOf(entry: IncidentEntry, byId: ReadonlyMap<string, IncidentEntry>): IncidentEntry[] {
  const next = entry.corrected_by === null ? undefined : byId.get(entry.corrected_by);
  return next === undefined ? [] : [next, ...correctionsOf(next, byId)];
}

const actorName = ({ actor }: IncidentEntry): string => (actor === null ? shared.system : actor.name || shared.deleted);

function itemOf(entry: IncidentEntry, corrections: readonly IncidentEntry[], view: TimelineView): TimelineItem {
  const { id, kind, happened_at, written_at, text } = entry;
  const { now, zone } = view;
  const at = new Date(happened_at);
  const written = new Date(written_at);
  const tone = TONES[kind];
  const said = lineText(entry);
  const other = mergedWith(entry);
  return {
    id,
    kind: isWritten(entry) ? 'event' : 'system',
    title: (
      <>
        {tone === undefined ? null : <Chip tone={tone}>{INCIDENT_ENTRY_NAMES[kind]}</Chip>}{' '}
        <b dir="auto">{actorName(entry)}</b> <bdi>{said}</bdi>{' '}
        {other === null ? null : (
          <TextLink as={Link} to={incidentHref(other)}>
            {other.number}
          </TextLink>
        )}
        {written.getTime() - at.getTime() > LATER ? (
          <small> · {words.writtenLater(shortMoment(written, now, zone))}</small>
        ) : null}
      </>
    ),
    when: shortMoment(at, now, zone),
    whenFull: fullMoment(at, zone),
    dateTime: happened_at,
    ...(text === null || isSaid(entry) ? {} : { body: bodyOf(entry, corrections, view), bodyTone: 'theirs' as const }),
  };
}

function bodyOf(entry: IncidentEntry, corrections: readonly IncidentEntry[], view: TimelineView): ReactNode {
  const { onCorrect, now, zone } = view;
  const last = corrections.at(-1) ?? entry;
  return (
    <Words>
      <p dir="auto">{corrections.length === 0 ? entry.text : <del>{entry.text}</del>}</p>
      {corrections.map((each) => (
        <p key={each.id} dir="auto">
          {each === last ? each.text : <del>{each.text}</del>}
          <small>{words.corrected(actorName(each), shortMoment(new Date(each.written_at), now, zone))}</small>
        </p>
      ))}
      {onCorrect === undefined || !isWritten(entry) ? null : (
        <div>
          <TextLink as="button" type="button" onClick={() => onCorrect(last)}>
            {words.correct}
          </TextLink>
        </div>
      )}
    </Words>
  );
}
