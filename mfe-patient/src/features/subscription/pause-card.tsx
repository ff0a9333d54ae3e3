import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { deviceZone, fullMoment } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { SavedNote } from './saved-note';
import type { PauseChange, Preferences } from './subscription.api';
import { Actions } from './subscription.styles';
import { useChange } from './use-change';

const { pause: words } = messages;
/** Lengths that are offered, in days; null until the person ends it. */
const LENGTHS = [
  { days: 1, label: words.day },
  { days: 7, label: words.week },
  { days: null, label: words.open },
] as const;

/** Stops all emails and texts about the journey for a while, and lets them begin again. */
export function PauseCard({ paused }: Pick<Preferences, 'paused'>) {
  const change = useChange<PauseChange>();
  const busy = change.pending.length > 0;
  return (
    <PortalCard title={words.title} extra={<SavedNote busy={busy} saved={change.saved} />}>
      {change.failure === null ? null : (
        <Notice tone="failed">
          {messages.notSaved} {change.failure.message}
        </Notice>
      )}
      {paused === null ? (
        <>
          <p>{words.text}</p>
          <Actions>
            {LENGTHS.map(({ days, label }) => (
              <Button
                key={label}
                variant="tonal"
                size="small"
                busy={change.isPending({ what: 'pause', days })}
                busyLabel={messages.saving}
                onClick={() => change.send({ what: 'pause', days })}
              >
                {label}
              </Button>
            ))}
          </Actions>
        </>
      ) : (
        <Notice
          action={
            <Button
              variant="tonal"
              size="small"
              busy={busy}
              busyLabel={messages.saving}
              onClick={() => change.send({ what: 'resume' })}
            >
              {words.resume}
            </Button>
          }
        >
          {paused.until === null ? words.always : words.until(fullMoment(new Date(paused.until), deviceZone().zone))}
        </Notice>
      )}
    </PortalCard>
  );
}
