import { INCIDENT_TYPE_NAMES, SIGNAL_KIND_NAMES } from '@ayana/contracts/operations';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard, PortalMain } from '@ayana/shared-ui/portal-page';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { DrillChip, IncidentChip, SeverityChip, SignalChip } from '../../../components/operations/chips';
import { factText } from '../../../components/operations/fact-text';
import { incidentHref, INCIDENTS_PATH, signalHref } from '../../../paths';
import { Line, Rows } from '../../../components/operations/rows.styles';
import { messages as shared } from '../messages';
import { messages } from './messages';
import { type Incident, readIncidents, readSignals, type Signal } from './signals.api';

const SIGNALS = ['signals.updated'] as const;
const INCIDENTS = ['incidents.updated'] as const;

/** What crisis detection has found about a journey, and the incidents it belongs to. */
export function SignalsSection({ journeyId }: { journeyId: string }) {
  const now = useNow();
  const signals = usePart<readonly Signal[]>({
    key: journeyId,
    read: () => readSignals(journeyId),
    live: SIGNALS,
  });
  const incidents = usePart<readonly Incident[]>({
    key: journeyId,
    read: () => readIncidents(journeyId),
    live: INCIDENTS,
  });
  return (
    <PortalMain>
      <PortalCard title={messages.signals}>
        <ReadDetail detail={signals} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
          {(found) => (found.length === 0 ? <p>{messages.noSignals}</p> : <SignalRows signals={found} now={now} />)}
        </ReadDetail>
      </PortalCard>
      <PortalCard title={messages.incidents}>
        <ReadDetail detail={incidents} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
          {(found) =>
            found.length === 0 ? <p>{messages.noIncidents}</p> : <IncidentRows incidents={found} now={now} />
          }
        </ReadDetail>
        <div>
          <TextLink as={Link} to={`${INCIDENTS_PATH}?view=all&journey_id=${journeyId}`}>
            {messages.open}
          </TextLink>
        </div>
      </PortalCard>
    </PortalMain>
  );
}

function SignalRows({ signals, now }: { signals: readonly Signal[]; now: Date }) {
  return (
    <Rows>
      {signals.map((signal) => (
        <li key={signal.id}>
          <div>
            <TextLink as={Link} to={signalHref(signal)}>
              {SIGNAL_KIND_NAMES[signal.kind]}
            </TextLink>
            <small>
              <bdi>{factText(signal.kind, signal.facts, now)}</bdi> · {signal.number} ·{' '}
              <DateText at={signal.opened_at} now={now} />
            </small>
          </div>
          <Line>
            <SeverityChip severity={signal.severity} />
            <SignalChip state={signal.state} />
          </Line>
        </li>
      ))}
    </Rows>
  );
}

function IncidentRows({ incidents, now }: { incidents: readonly Incident[]; now: Date }) {
  return (
    <Rows>
      {incidents.map((incident) => (
        <li key={incident.id}>
          <div>
            <TextLink as={Link} to={incidentHref(incident)}>
              <bdi>{incident.title}</bdi>
            </TextLink>
            <small>
              {incident.number} · {INCIDENT_TYPE_NAMES[incident.type]} · <DateText at={incident.opened_at} now={now} />
            </small>
          </div>
          <Line>
            <SeverityChip severity={incident.severity} />
            <IncidentChip {...incident} />
            {incident.is_drill ? <DrillChip /> : null}
          </Line>
        </li>
      ))}
    </Rows>
  );
}
