import type { WorkTeam } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { dateText } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { Lines, Part, Written } from './team.styles';

const { history, notes: words } = messages;

interface Line {
  by: string | null;
  created_at: string;
  now: Date;
}

const signed = ({ by, created_at, now }: Line): string =>
  messages.changedBy(by ?? messages.gone, dateText(new Date(created_at), now));

/** Where the work went before, the newest first. */
export function TeamHistory({ team: { hand_overs }, now }: { team: WorkTeam; now: Date }) {
  if (hand_overs.length === 0) return null;
  return (
    <Part>
      <h3>{history.title}</h3>
      <Lines aria-label={history.title}>
        {hand_overs.map(({ id, to_name, by_name, note, created_at }) => (
          <li key={id}>
            <p dir="auto">{to_name === null ? history.toNobody : history.to(to_name)}</p>
            {note === null ? null : <Written dir="auto">{note}</Written>}
            <small>{signed({ by: by_name, created_at, now })}</small>
          </li>
        ))}
      </Lines>
    </Part>
  );
}

export interface TeamNotesProps {
  team: WorkTeam;
  /** Nothing is written about work that is over. */
  isOpen: boolean;
  now: Date;
  onAdd: () => void;
}

/** What the people of the organisation write to each other. */
export function TeamNotes({ team, isOpen, now, onAdd }: TeamNotesProps) {
  const { notes, may_change } = team;
  if (!isOpen && notes.length === 0) return null;
  return (
    <Part>
      <h3>{words.title}</h3>
      <small>{words.text}</small>
      {notes.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <Lines aria-label={words.title}>
          {notes.map(({ id, author_name, text, created_at }) => (
            <li key={id}>
              <Written dir="auto">{text}</Written>
              <small>{signed({ by: author_name, created_at, now })}</small>
            </li>
          ))}
        </Lines>
      )}
      {may_change ? (
        <div>
          <Button variant="outline" size="small" onClick={onAdd}>
            {words.add}
          </Button>
        </div>
      ) : null}
    </Part>
  );
}
