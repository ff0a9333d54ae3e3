import { RouterLink } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText } from '@ayana/shared-ui/time';
import { SIGNAL_KIND_NAMES } from '@ayana/contracts/operations';
import { IncidentChip, SignalChip } from '../../../components/operations/chips';
import { incidentHref, signalHref, SIGNALS_PATH } from '../../../paths';
import { messages } from '../messages';
import type { TodayAnswer } from '../today.api';
import { Rows } from '../today.styles';
import { PartOr } from './part-or';

const { trouble: words } = messages;

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
                  <RouterLink href={incidentHref({ id })}>
                    <span>
                      <b dir="auto">{title}</b>
                      <small>
                        {number} · <DateText at={opened_at} now={now} />
                      </small>
                    </span>
                    <IncidentChip state={state} />
                  </RouterLink>
                </li>
              ))}
              {signals.map(({ id, kind, subject, state, opened_at, of_kind }) => (
                <li key={id}>
                  <RouterLink href={of_kind > 1 ? `${SIGNALS_PATH}?kind=${kind}` : signalHref({ id })}>
                    <span>
                      <b>{SIGNAL_KIND_NAMES[kind]}</b>
                      <small dir="auto">
                        {of_kind > 1 ? `${words.all(of_kind)} · ` : subject.name === '' ? null : `${subject.name} · `}
                        <DateText at={opened_at} now={now} />
                      </small>
                    </span>
                    <SignalChip state={state} />
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
