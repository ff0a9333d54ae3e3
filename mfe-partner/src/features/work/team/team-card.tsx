import type { WorkColleague, WorkTeam } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { deviceZone, shortDate, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import type { WorkDetail } from '../../../work/work.types';
import { messages } from './messages';
import { handOver, readTeam } from './team.api';
import { Buttons } from './team.styles';
import { TeamHistory, TeamNotes } from './team-lines';

const HandOverDialog = lazy(() => import('./hand-over-dialog'));
const NoteDialog = lazy(() => import('./note-dialog'));

/** Who of the reader's organisation has the work, and its notes on it. A single doctor has no such card. */
export default function TeamCard({ work, now }: { work: WorkDetail; now: Date }) {
  const { id, status } = work;
  const team = usePart<WorkTeam>({ key: `${id} ${status}`, of: work, read: () => readTeam(id) });
  const [open, setOpen] = useState<'hand over' | 'note' | null>(null);
  if (team.value?.is_shared === false) return null;
  const isOpen = status === 'offered' || status === 'accepted';
  const close = () => setOpen(null);
  return (
    <PortalCard title={messages.title}>
      <ReadDetail detail={team} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(value) => (
          <>
            <Handler id={id} team={value} reread={team.reread} onHandOver={() => setOpen('hand over')} />
            <TeamHistory team={value} now={now} />
            <TeamNotes team={value} isOpen={isOpen} now={now} onAdd={() => setOpen('note')} />
            <Suspense>
              {open === 'hand over' ? (
                <HandOverDialog workId={id} team={value} reread={team.reread} onClose={close} />
              ) : null}
              {open === 'note' ? <NoteDialog workId={id} reread={team.reread} onClose={close} /> : null}
            </Suspense>
          </>
        )}
      </ReadDetail>
    </PortalCard>
  );
}

interface HandlerProps {
  id: string;
  team: WorkTeam;
  reread: () => void;
  onHandOver: () => void;
}

function Handler({ id, team, reread, onHandOver }: HandlerProps) {
  const own = useSession((session) => session.user?.id);
  const { run, busy, failure } = useChange(reread);
  const { handler, covers_for, is_mine, may_change, colleagues } = team;
  const now = useNow();
  const others = colleagues.filter((each) => each.id !== handler?.id);
  const give = (to_user_id: string | null) => run(id, () => handOver(id, team, { to_user_id }));
  return (
    <>
      <p dir="auto">{is_mine ? messages.mine : handler === null ? messages.nobody : messages.has(handler.name)}</p>
      {covers_for === null ? null : (
        <p dir="auto">
          {messages.coversFor(covers_for.name, shortDate(awayUntil(covers_for), now, deviceZone().zone))}
        </p>
      )}
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {may_change ? (
        <Buttons>
          {(is_mine && covers_for === null) || own === undefined ? null : (
            <Button size="small" busy={busy !== null} busyLabel={messages.saving} onClick={() => give(own)}>
              {messages.take}
            </Button>
          )}
          {others.some((each) => each.id !== own) ? (
            <Button variant="outline" size="small" onClick={onHandOver}>
              {messages.handOver.open}
            </Button>
          ) : null}
          {is_mine ? (
            <Button variant="outline" size="small" onClick={() => give(null)}>
              {messages.giveBack}
            </Button>
          ) : null}
        </Buttons>
      ) : null}
    </>
  );
}

/** The last moment of the absence. */
const awayUntil = ({ away_until }: WorkColleague): Date => new Date(Date.parse(away_until ?? '') - 1);
