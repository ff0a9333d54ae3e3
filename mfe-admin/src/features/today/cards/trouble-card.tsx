import { RouterLink } from '@ayana/portal-kit/screens';
import { StatusChip } from '@ayana/shared-ui/chip';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText } from '@ayana/shared-ui/time';
import { INCIDENT_STATE_NAMES, SIGNAL_KIND_NAMES } from '@ayana/contracts/operations';
import { Radar, Siren } from 'lucide-react';
import { messages } from '../messages';
import type { TodayAnswer } from '../today.api';
import { Rows } from '../today.styles';
import { PartOr } from './part-or';

const { trouble: words } = messages;
const SIGNALS_PATH = '/admin/crisis-detection';
const INCIDENTS_PATH = '/admin/incident-command';

/** Incidents that run, and signals nobody has taken yet: the gravest first. Drills are not trouble. */
export function TroubleCard({ part, now, onRetry }: { part: TodayAnswer['trouble']; now: Date; onRetry: () => void }) {
  const { openSignals = 0 } = part.value ?? {};
  return (
    <PortalCard
      title={words.title}
      extra={
        openSignals === 0 ? undefined : (
          <Link as={RouterLink} href={SIGNALS_PATH}>
            {words.all(openSignals)}
          </Link>
        )
      }
    >
      <PartOr part={part} failed={words.failed} onRetry={onRetry}>
        {({ incidents, signals }) =>
          incidents.length + signals.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <Rows>
              {incidents.map(({ id, number, title, state, opened_at }) => (
                <li key={id}>
                  <RouterLink href={`${INCIDENTS_PATH}/${id}`}>
                    <span>
                      <b dir="auto">{title}</b>
                      <small>
                        {number} · <DateText at={opened_at} now={now} />
                      </small>
                    </span>
                    <StatusChip
                      tone={state === 'active' ? 'coral' : 'marigold'}
                      icon={<Siren size={14} aria-hidden="true" />}
                    >
                      {INCIDENT_STATE_NAMES[state]}
                    </StatusChip>
                  </RouterLink>
                </li>
              ))}
              {signals.map(({ id, kind, subject, opened_at }) => (
                <li key={id}>
                  <RouterLink href={`${SIGNALS_PATH}/${id}`}>
                    <span>
                      <b>{SIGNAL_KIND_NAMES[kind]}</b>
                      <small dir="auto">
                        {subject.name} · <DateText at={opened_at} now={now} />
                      </small>
                    </span>
                    <StatusChip tone="marigold" icon={<Radar size={14} aria-hidden="true" />}>
                      {words.signal}
                    </StatusChip>
                  </RouterLink>
                </li>
              ))}
            </Rows>
          )
        }
      </PartOr>
    </PortalCard>
  );
}
