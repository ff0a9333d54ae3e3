import type { FormSample } from '@ayana/contracts/form-samples';
import { listText } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Outcomes, Row } from '../test-pages.styles';
import type { SampleOutcome } from './form-tests.api';
import { messages } from './messages';

export interface FormCardProps {
  samples: readonly FormSample[];
  outcomeOf: (sample: FormSample) => SampleOutcome | undefined;
  /** What is being sent now. */
  isSending: (sample: FormSample) => boolean;
  send: (samples: readonly FormSample[]) => void;
}

/** One public form with its five samples. */
export function FormCard({ samples, outcomeOf, isSending, send }: FormCardProps) {
  const [first] = samples;
  if (first === undefined) return null;
  const title = messages.forms[first.form];
  return (
    <PortalCard
      title={title}
      extra={
        <Button variant="outline" size="small" onClick={() => send(samples)}>
          {messages.sendForm}
        </Button>
      }
    >
      <Outcomes>
        {samples.map((sample) => (
          <li key={sample.kind}>
            <b>{messages.kinds[sample.kind]}</b>
            <div>
              <Button
                variant="outline"
                size="small"
                busy={isSending(sample)}
                busyLabel={messages.sending}
                aria-label={messages.sendNamed(title, messages.kinds[sample.kind])}
                onClick={() => send([sample])}
              >
                {messages.send}
              </Button>
            </div>
            <Outcome outcome={outcomeOf(sample)} />
          </li>
        ))}
      </Outcomes>
    </PortalCard>
  );
}

function Outcome({ outcome }: { outcome: SampleOutcome | undefined }) {
  if (outcome === undefined) return <p>{messages.notSent}</p>;
  const { asExpected, accepted, fields, message } = outcome;
  return (
    <Row>
      <Chip tone={asExpected ? 'leaf' : 'coral'}>{asExpected ? messages.asExpected : messages.different}</Chip>
      <p>{accepted ? messages.accepted : fields.length > 0 ? messages.refused(listText(fields)) : message}</p>
    </Row>
  );
}
