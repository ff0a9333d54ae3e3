import { VisaUntil } from '@ayana/case-kit/visa-period';
import { type CasePart, VISA_WORKFLOW, type VisaApplication, type VisaStep } from '@ayana/contracts/journey';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Stepper } from '@ayana/shared-ui/stepper';
import { useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { LegActions } from '../../legs/legs.styles';
import type { WorkDetail, WorkSectionProps } from '../../work/work.types';
import { messages } from './messages';
import { visaSteps } from './visa-steps';
import { readVisa } from './visa.api';

const VisaDialog = lazy(() => import('./visa-dialog'));
const LIVE = ['travel_legs.updated', 'documents.updated'] as const;
const ROLE = 'partner/travel_visa';

/** The steps to a visa: what is needed, what was entered, and what can be entered next. They are read once the work is accepted. */
export default function VisaSection(props: WorkSectionProps) {
  return props.work.status === 'offered' ? <p>{messages.acceptFirst}</p> : <Accepted {...props} />;
}

function Accepted({ work, reread }: WorkSectionProps) {
  const { journey_id } = work;
  const visa = usePart<VisaApplication | null, CasePart>({
    key: `${work.id} ${work.status}`,
    of: work,
    read: () => readVisa(journey_id, work.id),
    live: LIVE,
    isAbout: (part) => part.journey_id === journey_id,
  });
  return (
    <ReadDetail detail={visa} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
      {(value) =>
        value === null ? null : (
          <Visa
            visa={value}
            work={work}
            onDone={() => {
              visa.reread();
              reread();
            }}
          />
        )
      }
    </ReadDetail>
  );
}

/** What can be entered next, the likely one first: once there is an appointment, the decision. */
function commandsOf({ status, appointment }: VisaApplication): VisaStep[] {
  const steps = transitionsFrom(VISA_WORKFLOW, status, ROLE);
  if (appointment === null) return steps;
  return [...steps.filter((step) => step !== 'appoint'), ...steps.filter((step) => step === 'appoint')];
}

function Visa({ visa, work, onDone }: { visa: VisaApplication; work: WorkDetail; onDone: () => void }) {
  const [opened, setOpened] = useState<VisaStep | null>(null);
  const now = useNow();
  const close = (): void => setOpened(null);
  return (
    <>
      <Stepper label={messages.steps} layout="vertical" steps={visaSteps(visa, work, now)} />
      {work.may_write && work.status === 'accepted' ? (
        <LegActions>
          {commandsOf(visa).map((step, place) => (
            <Button key={step} variant={place === 0 ? 'tonal' : 'outline'} size="small" onClick={() => setOpened(step)}>
              {step === 'appoint' && visa.appointment !== null ? messages.commands.moved : messages.commands[step]}
            </Button>
          ))}
        </LegActions>
      ) : null}
      <div>
        <h3>{messages.lastDay}</h3>
        <VisaUntil journeyId={work.journey_id} />
      </div>
      {opened === null ? null : (
        <Suspense>
          <VisaDialog
            visa={visa}
            step={opened}
            reread={onDone}
            onClose={close}
            onDone={() => {
              close();
              onDone();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
