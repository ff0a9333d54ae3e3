import { ApiProblem } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { ErrorText } from '@ayana/shared-ui/field';
import { momentText, useNow } from '@ayana/shared-ui/time';
import { FlaskConical } from 'lucide-react';
import { useId, useState } from 'react';
import type { OwnSignalTrial } from '../types';
import { TrialBox } from './definitions.styles';
import { messages } from './own-messages';
import { type OwnAsked, tryOwn } from './own.api';

const { trial: words } = messages;

/** What the question finds now. @param asked null while its numbers are out of their limits */
export function OwnTrial({ asked }: { asked: OwnAsked | null }) {
  const id = useId();
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [tried, setTried] = useState<{ asked: string; trial: OwnSignalTrial } | null>(null);
  const run = async (): Promise<void> => {
    if (asked === null) return;
    setBusy(true);
    setFailure(null);
    try {
      setTried({ asked: JSON.stringify(asked), trial: await tryOwn(asked) });
    } catch (problem) {
      setFailure(problem instanceof ApiProblem ? problem.message : words.failed);
    } finally {
      setBusy(false);
    }
  };
  const trial = tried !== null && tried.asked === JSON.stringify(asked) ? tried.trial : null;
  return (
    <TrialBox aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <p>{words.lead}</p>
      <Button
        variant="tonal"
        size="small"
        icon={<FlaskConical size={16} aria-hidden="true" />}
        onClick={() => void run()}
        notReady={asked === null}
        busy={busy}
        busyLabel={words.busy}
      >
        {words.press}
      </Button>
      <ErrorText>{failure}</ErrorText>
      <div role="status">{trial === null ? null : <Found trial={trial} now={now} />}</div>
    </TrialBox>
  );
}

function Found({ trial: { count, would_open, oldest_at }, now }: { trial: OwnSignalTrial; now: Date }) {
  const rest = [
    would_open ? words.opens : words.few,
    ...(oldest_at === null ? [] : [words.since(momentText(new Date(oldest_at), now))]),
  ];
  return (
    <p>
      <b>{words.found(count)}</b>: {rest.join(', ')}.
    </p>
  );
}
