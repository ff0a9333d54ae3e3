import { RouterLink } from '@ayana/portal-kit/screens';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import { shortMoment, useNow } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { rotaHref } from '../paths';
import type { Rota } from '../types';
import { messages } from './messages';

const { onCall: words } = messages;

/** Who is on call in each rota, until when, and who comes next. */
export function OnCallNow({ rotas }: { rotas: readonly Rota[] }) {
  const now = useNow();
  if (rotas.length === 0) return null;
  return (
    <StatRow aria-label={words.label}>
      {rotas.map((rota) => (
        <Stat
          key={rota.id}
          label={rota.name}
          value={rota.on_call?.name ?? words.nobody}
          note={noteOf(rota, now)}
          href={rotaHref(rota)}
          LinkComponent={RouterLink}
        />
      ))}
    </StatRow>
  );
}

function noteOf({ next_handover_at, next_on_call, is_override }: Rota, now: Date): string | undefined {
  if (next_handover_at === null) return undefined;
  const time = shortMoment(new Date(next_handover_at), now, OPERATIONS_CLOCK.zone);
  if (is_override) return words.override(time);
  return next_on_call === null ? undefined : words.until(time, next_on_call.name);
}
