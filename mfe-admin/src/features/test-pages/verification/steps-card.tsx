import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { LiveDate } from '@ayana/shared-ui/time';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { MailAttempts, MailStatus } from '../mail-status';
import { Row, StepMark, Steps } from '../test-pages.styles';
import { messages } from './messages';
import { VERIFICATION_PATH, type VerificationCommand, type VerificationTest } from './verification.api';

const { steps } = messages;

/** The confirmation of one test account: what is done, and what can be done now. */
export function StepsCard({ test }: { test: VerificationTest }) {
  const { id, email, mails, opened_at: opened, refused_again_at: refused, removed_at: removed } = test;
  const { send, isPending, failure } = useAction<VerificationCommand>({ action: VERIFICATION_PATH });
  const press = (intent: VerificationCommand['intent'], label: string): ReactNode => (
    <Button
      variant="outline"
      size="small"
      busy={isPending({ intent, id })}
      busyLabel={messages.busy}
      onClick={() => send({ intent, id })}
    >
      {label}
    </Button>
  );
  const live = removed === null;
  return (
    <PortalCard title={messages.current(email)}>
      {failure === null ? null : <Notice tone="failed">{failure.message}</Notice>}
      <Steps>
        <Step number={1} title={steps.signedUp} done>
          <p>
            <LiveDate at={test.started_at} />
            {test.started_by === null ? null : <>, {steps.signedUpBy(test.started_by)}</>}
          </p>
        </Step>
        <Step number={2} title={steps.mail} done={mails.some(({ status }) => status === 'sent')}>
          {mails.map((mail) => (
            <Row key={mail.id}>
              <MailStatus {...mail} />
              <LiveDate at={mail.created_at} />
              <MailAttempts {...mail} />
            </Row>
          ))}
          {live && opened === null ? press('resend', steps.resend) : null}
        </Step>
        <Step number={3} title={steps.opened} done={opened !== null}>
          {opened === null ? (
            <>
              <p>
                {steps.expires} <LiveDate at={test.link_expires_at} />
              </p>
              {live ? press('open', steps.open) : null}
            </>
          ) : (
            <p>
              {steps.openedText} <LiveDate at={opened} />
            </p>
          )}
        </Step>
        <Step number={4} title={steps.refused} done={refused !== null}>
          {refused === null ? (
            opened !== null && live ? (
              press('open', steps.openAgain)
            ) : (
              <p>{steps.first}</p>
            )
          ) : (
            <p>
              {steps.refusedText} <LiveDate at={refused} />
            </p>
          )}
        </Step>
        <Step number={5} title={steps.removed} done={!live}>
          {removed === null ? (
            press('remove', steps.remove)
          ) : (
            <p>
              {steps.removedText} <LiveDate at={removed} />
            </p>
          )}
        </Step>
      </Steps>
    </PortalCard>
  );
}

function Step({
  number,
  title,
  done,
  children,
}: {
  number: number;
  title: string;
  done: boolean;
  children: ReactNode;
}) {
  return (
    <li>
      <StepMark $done={done} aria-hidden="true">
        {done ? <Check size={18} /> : number}
      </StepMark>
      <div>
        <h3>
          {title} <VisuallyHidden>{done ? messages.done : messages.later}</VisuallyHidden>
        </h3>
        {children}
      </div>
    </li>
  );
}
