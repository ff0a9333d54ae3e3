import type { BroadcastDetail } from '@ayana/contracts/operations';
import { number } from '@ayana/contracts/language';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import { dateText } from '@ayana/shared-ui/time';
import { Bar } from '../broadcasts.styles';
import { messages } from '../messages';

const { progress: words } = messages;
const KINDS = ['delivered', 'failed', 'skipped'] as const;

/** How far it is, and what came of it. */
export function ProgressCard({ broadcast, now }: { broadcast: BroadcastDetail; now: Date }) {
  const { progress, state, next_at, link, purpose } = broadcast;
  const { total, waiting, queued, delivered, failed, skipped, opened, unsubscribed } = progress;
  const done = delivered + failed + skipped;
  const sleeps = state === 'sending' && queued === 0 && next_at !== null && new Date(next_at) > now;
  return (
    <PortalCard title={words.title}>
      <p role="status">{words.line(number(done), number(total))}</p>
      <Bar role="progressbar" aria-label={words.title} aria-valuemin={0} aria-valuemax={total} aria-valuenow={done}>
        {KINDS.map((kind) => (
          <span key={kind} data-kind={kind} style={{ inlineSize: `${(progress[kind] / Math.max(total, 1)) * 100}%` }} />
        ))}
      </Bar>
      {sleeps ? <p>{words.next(dateText(new Date(next_at), now))}</p> : null}
      {state === 'paused' ? <p>{words.paused}</p> : null}
      <StatRow>
        <Stat label={words.delivered} value={number(delivered)} />
        {waiting + queued === 0 ? null : <Stat label={words.waiting} value={number(waiting + queued)} />}
        <Stat label={words.failed} value={number(failed)} />
        {skipped === 0 ? null : <Stat label={words.skipped} value={number(skipped)} />}
        {link === null ? null : <Stat label={words.opened} value={number(opened)} />}
        {purpose === 'promotion' ? <Stat label={words.unsubscribed} value={number(unsubscribed)} /> : null}
      </StatRow>
    </PortalCard>
  );
}
