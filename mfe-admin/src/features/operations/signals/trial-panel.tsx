import { ApiProblem } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { ErrorText } from '@ayana/shared-ui/field';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { DateText, momentText, useNow } from '@ayana/shared-ui/time';
import { FlaskConical } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { factText } from '../../../components/operations/fact-text';
import { messages as shared } from '../../../components/operations/messages';
import { Rows } from '../../../components/operations/rows.styles';
import type { SignalDefinition, SignalTrial } from '../types';
import { TrialBox } from './definitions.styles';
import { messages } from './definition-messages';
import { isTrialOf } from './definition-values';
import { type TriedValues, tryValues } from './signals.api';

const { trial: words } = messages;
const SHOWN = 100;

export interface TrialPanelProps {
  definition: SignalDefinition;
  /** Null while they are out of their limits. */
  values: TriedValues | null;
  trial: SignalTrial | null;
  onTried: (trial: SignalTrial) => void;
  error: string | undefined;
}

/** What the changed values would have made in the last 30 days, beside those in force. */
export function TrialPanel({ definition, values, trial, onTried, error }: TrialPanelProps) {
  const id = useId();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    if (values === null) return;
    setBusy(true);
    setFailure(null);
    try {
      onTried(await tryValues(definition.kind, values));
    } catch (problem) {
      setFailure(problem instanceof ApiProblem ? (problem.errors[0]?.message ?? problem.message) : words.failed);
    } finally {
      setBusy(false);
    }
  };
  const shown = trial !== null && values !== null && isTrialOf(trial, values) ? trial : null;
  return (
    <TrialBox aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <p>{words.lead}</p>
      <Button
        variant="tonal"
        size="small"
        icon={<FlaskConical size={16} aria-hidden="true" />}
        onClick={() => void run()}
        notReady={values === null}
        busy={busy}
        busyLabel={words.busy}
      >
        {words.press}
      </Button>
      <ErrorText>{failure ?? (shown === null ? (error ?? null) : null)}</ErrorText>
      <div role="status">{shown === null ? null : <FoundLine trial={shown} />}</div>
      {shown === null || shown.items.length === 0 ? null : <Found trial={shown} />}
    </TrialBox>
  );
}

function FoundLine({ trial: { found, found_now } }: { trial: SignalTrial }) {
  return (
    <p>
      <b>{words.found(found)}</b>, {words.now(found_now)}.
    </p>
  );
}

function Found({ trial }: { trial: SignalTrial }) {
  const now = useNow();
  const rest = trial.found - SHOWN;
  return (
    <>
      <Rows aria-label={words.listed}>
        {trial.items.map(({ subject, began_at, ended_at, facts }, at) => (
          // The same subject may be there several times.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <div>
              {subject.href === null ? (
                <bdi>{subject.name || shared.itself}</bdi>
              ) : (
                <TextLink as={Link} to={subject.href} target="_blank">
                  <bdi>{subject.name || shared.itself}</bdi>
                </TextLink>
              )}
              <small>
                <bdi>{factText(trial.kind, facts, now)}</bdi>
              </small>
            </div>
            <small>
              <DateText at={began_at} now={now} />
              <br />
              {ended_at === null ? words.lasting : words.until(momentText(new Date(ended_at), now))}
            </small>
          </li>
        ))}
      </Rows>
      {rest > 0 ? <p>{words.more(rest)}</p> : null}
    </>
  );
}
