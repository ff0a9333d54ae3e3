import { listText } from '@ayana/contracts/language';
import {
  type ChangeProposal,
  PROPOSAL_FIELD_NAMES,
  type ProposalField,
  type ProposalValue,
  type PublicProfile,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { StatusChip } from '@ayana/shared-ui/chip';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { Clock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from './messages';
import { withdrawProposal } from './organisation.api';
import { Actions, Diff, Words } from './organisation.styles';

const ProposeDialog = lazy(() => import('./propose-dialog'));
const { publicPage: words } = messages;

export interface PublicCardProps {
  profile: PublicProfile;
  mayWrite: boolean;
  onChanged: () => void;
}

/** What patients read of a hospital or a doctor, and the changes of it that wait. */
export default function PublicCard({ profile, mayWrite, onChanged }: PublicCardProps) {
  const [open, setOpen] = useState<'propose' | 'withdraw' | null>(null);
  const { subject_kind, subject_id, subject_name, values, waiting, returned } = profile;
  const dialog = {
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      onChanged();
    },
  };
  return (
    <PortalCard
      title={words.title(subject_name)}
      extra={
        waiting === null ? null : (
          <StatusChip tone="marigold" icon={<Clock size={14} aria-hidden="true" />}>
            {words.waiting}
          </StatusChip>
        )
      }
    >
      <p>
        {words.text}{' '}
        <TextLink as={Link} to={subject_kind === 'hospital' ? `/hospital/${subject_id}` : `/doctors/${subject_id}`}>
          {words.open}
        </TextLink>
      </p>
      {returned === null ? null : (
        <>
          <Notice tone="failed">{words.returned}</Notice>
          <Words dir="auto">{returned.reason}</Words>
          <ProposedChanges proposal={returned} />
        </>
      )}
      {waiting === null ? null : (
        <>
          <p>{words.waitingText}</p>
          <ProposedChanges proposal={waiting} />
        </>
      )}
      <Facts
        facts={(Object.keys(values) as ProposalField[]).map(
          (field) => [PROPOSAL_FIELD_NAMES[field], <Value key={field} value={values[field] ?? null} />] as const,
        )}
      />
      {mayWrite ? (
        <Actions>
          <Button variant="tonal" size="small" onClick={() => setOpen('propose')}>
            {returned !== null ? words.retry : waiting === null ? words.propose : words.again}
          </Button>
          {waiting === null ? null : (
            <Button variant="quiet" size="small" onClick={() => setOpen('withdraw')}>
              {words.withdraw}
            </Button>
          )}
        </Actions>
      ) : null}
      <Suspense>
        {open === 'propose' ? <ProposeDialog profile={profile} reread={onChanged} {...dialog} /> : null}
        {open === 'withdraw' && waiting !== null ? <WithdrawDialog proposal={waiting} {...dialog} /> : null}
      </Suspense>
    </PortalCard>
  );
}

/** Field by field: what is shown now, and what would be. */
function ProposedChanges({ proposal }: { proposal: ChangeProposal }) {
  return (
    <Diff>
      {proposal.fields.map(({ field, now, to }) => (
        <div key={field}>
          <dt>{PROPOSAL_FIELD_NAMES[field]}</dt>
          <dd>
            <span>
              <small>{words.was}</small>
              <Value value={now} />
            </span>
            <span>
              <small>{words.becomes}</small>
              <Value value={to} />
            </span>
          </dd>
        </div>
      ))}
    </Diff>
  );
}

function Value({ value }: { value: ProposalValue }) {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return messages.notGiven;
  return <Words dir="auto">{Array.isArray(value) ? listText(value) : String(value)}</Words>;
}

function WithdrawDialog(props: { proposal: ChangeProposal; onClose: () => void; onDone: () => void }) {
  const { proposal, onClose, onDone } = props;
  const form = useForm<object>({
    name: `proposal-withdraw-${proposal.id}`,
    initial: {},
    send: () => withdrawProposal(proposal.id),
    onAccepted: () => {
      toast.success(words.withdrawn, proposal.subject_name);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.withdrawTitle}
      text={words.withdrawText}
      onClose={onClose}
      submitLabel={words.withdraw}
      busyLabel={messages.busy}
      form={form}
    />
  );
}
