import { GAP_SECTIONS, type Stay, STAY_GAP_NAMES } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { fullMoment, useNow } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { Lines } from './stay.styles';

const { gaps: words } = messages;

/** What the stay misses now, the soonest due first; each leads to where it is done. */
export function GapsCard({ gaps }: Pick<Stay, 'gaps'>) {
  const now = useNow();
  return (
    <PortalCard title={words.title}>
      {gaps.length === 0 ? <p>{words.none}</p> : null}
      <Lines>
        {gaps.map(({ kind, due_at }) => {
          const due = new Date(due_at);
          const moment = fullMoment(due, INDIA_ZONE);
          return (
            <li key={kind}>
              <a href={`#${GAP_SECTIONS[kind]}`}>{STAY_GAP_NAMES[kind]}</a>
              <small>{due < now ? words.late(moment) : words.due(moment)}</small>
            </li>
          );
        })}
      </Lines>
    </PortalCard>
  );
}
