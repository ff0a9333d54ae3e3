import { isRunningIncident, SIGNAL_KIND_NAMES } from '@ayana/contracts/operations';
import { IconButton } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText } from '@ayana/shared-ui/time';
import { X } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { SignalChip } from '../../../components/operations/chips';
import { messages as shared } from '../../../components/operations/messages';
import { Rows } from '../../../components/operations/rows.styles';
import { caseHref, signalHref } from '../../../paths';
import type { IncidentDetail } from '../types';
import { AddingCard } from './adding-card';
import { messages } from './detail-messages';
import type { PressedPartProps } from './part-props';

const JourneyDialog = lazy(async () => ({ default: (await import('./dialogs')).JourneyDialog }));
const { journeys: words } = messages;

/** The patients an incident concerns. */
export function JourneysCard({ incident, press, onChanged }: PressedPartProps) {
  const { id, linked_journeys } = incident;
  const runs = isRunningIncident(incident.state);
  return (
    <AddingCard
      title={words.title}
      none={words.none}
      count={linked_journeys.length}
      showsCount
      add={runs ? words.add : undefined}
      onAdded={onChanged}
      renderDialog={(close, done) => <JourneyDialog incident={incident} onClose={close} onDone={done} />}
    >
      {linked_journeys.map((journey) => (
        <li key={journey.id}>
          <div>
            <TextLink as={Link} to={caseHref(journey.id)}>
              <bdi>{journey.patient.name || shared.deleted}</bdi>
            </TextLink>
            <small>{[journey.case_number, words.stage(journey.current_stage)].join(' · ')}</small>
          </div>
          {runs ? (
            <IconButton
              size="small"
              label={words.remove(journey.patient.name)}
              icon={<X size={16} aria-hidden="true" />}
              onClick={() => press.send({ intent: 'remove-journey', id, journey: journey.id })}
              busy={press.isPending({ intent: 'remove-journey', journey: journey.id })}
            />
          ) : null}
        </li>
      ))}
    </AddingCard>
  );
}

/** The signals that are worked on in it. */
export function SignalsCard({ signals, now }: { signals: IncidentDetail['linked_signals']; now: Date }) {
  return (
    <PortalCard title={messages.signals.title}>
      {signals.length === 0 ? <p>{messages.signals.none}</p> : null}
      <Rows>
        {signals.map((signal) => (
          <li key={signal.id}>
            <div>
              <TextLink as={Link} to={signalHref(signal)}>
                {SIGNAL_KIND_NAMES[signal.kind]}
              </TextLink>
              <small>
                <bdi>{signal.subject.name || shared.itself}</bdi> · {signal.number} ·{' '}
                <DateText at={signal.opened_at} now={now} />
              </small>
            </div>
            <SignalChip state={signal.state} />
          </li>
        ))}
      </Rows>
    </PortalCard>
  );
}
