import { RouterLink } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { LiveDate, useEvery } from '@ayana/shared-ui/time';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { isUnderWay } from '../mail-status';
import { messages } from './messages';
import { StartForm } from './start-form';
import { StepsCard } from './steps-card';
import { VERIFICATION_PATH, type VerificationAnswer, type VerificationTest } from './verification.api';

const { earlier } = messages;
/** How often it is read again, in milliseconds: sooner while a mail is on its way. */
const SOON = 2000;
const LATER = 30_000;

const stepsHref = (id: string): string => `${VERIFICATION_PATH}?test=${id}`;

export { verificationAction as action, verificationLoader as loader } from './verification.api';

/** The confirmation of an address, gone through with test accounts. */
export function Component() {
  const { tests, mails } = useLoaderData<VerificationAnswer>();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const reread = (): void => void revalidate();
  const known = tests.value ?? [];
  const shown = known.find(({ id }) => id === params.get('test')) ?? known[0];
  useEvery(shown?.mails.some(isUnderWay) === true ? SOON : LATER, reread);
  const others = known.filter((test) => test !== shown);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      {mails.value === null ? (
        <FailedPart what={messages.failed} failure={mails.failure} onRetry={reread} />
      ) : (
        <StartForm mails={mails.value} onStarted={({ id }) => void navigate(stepsHref(id))} />
      )}
      {tests.value === null ? <FailedPart what={messages.failed} failure={tests.failure} onRetry={reread} /> : null}
      {shown === undefined ? null : <StepsCard key={shown.id} test={shown} />}
      {others.length === 0 ? null : (
        <PortalCard title={earlier.title}>
          <ShortTable label={earlier.title} columns={EARLIER} rows={others} keyOf={({ id }) => id} />
        </PortalCard>
      )}
    </PortalPage>
  );
}

function stateOf({ opened_at: opened, removed_at: removed }: VerificationTest): keyof typeof earlier.states {
  if (removed !== null) return 'removed';
  return opened === null ? 'waiting' : 'confirmed';
}

const EARLIER: readonly Column<VerificationTest>[] = [
  {
    id: 'email',
    title: earlier.email,
    lead: true,
    width: '45%',
    cell: ({ id, email }) => (
      <Link as={RouterLink} href={stepsHref(id)}>
        <bdi>{email}</bdi>
      </Link>
    ),
  },
  { id: 'started', title: earlier.started, cell: ({ started_at }) => <LiveDate at={started_at} /> },
  { id: 'state', title: earlier.state, cell: (test) => earlier.states[stateOf(test)] },
];
