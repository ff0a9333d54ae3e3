import { listText } from '@ayana/contracts/language';
import { PROPOSED_DOCTOR_STEP_NAMES, type ProposedDoctor } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { RouterLink, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip, StatusChip } from '@ayana/shared-ui/chip';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { Money } from '@ayana/shared-ui/money';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages';
import { approveDoctor, refuseDoctor } from './organisations.api';
import { Actions, Proposal, Words } from './organisations.styles';

const { proposedDoctors: words } = messages;
type Open = { what: 'approve' | 'refuse'; id: ProposedDoctor['id'] };

/** Doctors that a hospital would like to have an account: to approve, which invites them, or to refuse. */
export function ProposedDoctorsCard({ doctors, onDone }: { doctors: readonly ProposedDoctor[]; onDone: () => void }) {
  const [open, setOpen] = useState<Open | null>(null);
  const opened = doctors.find(({ id }) => id === open?.id);
  const dialog = {
    reread: onDone,
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      onDone();
    },
  };
  return (
    <PortalCard title={words.title}>
      {doctors.length === 0 ? <p>{words.none}</p> : null}
      {doctors.map((proposed) => (
        <Proposed key={proposed.id} proposed={proposed} onOpen={(what) => setOpen({ what, id: proposed.id })} />
      ))}
      {open !== null && opened !== undefined ? <DecisionDialog what={open.what} proposed={opened} {...dialog} /> : null}
    </PortalCard>
  );
}

function Proposed({ proposed, onOpen }: { proposed: ProposedDoctor; onOpen: (what: Open['what']) => void }) {
  const { full_name, step, doctor_id, note, reason, proposed_by, created_at } = proposed;
  const now = useNow();
  return (
    <Proposal aria-label={full_name}>
      <header>
        <h3>
          <bdi>{full_name}</bdi>
        </h3>
        {step === 'proposed' ? (
          <StatusChip tone="marigold" icon={<Clock size={14} aria-hidden="true" />}>
            {PROPOSED_DOCTOR_STEP_NAMES.proposed}
          </StatusChip>
        ) : (
          <Chip>{PROPOSED_DOCTOR_STEP_NAMES[step]}</Chip>
        )}
        <small>{words.by(proposed_by ?? words.someone, dateText(new Date(created_at), now))}</small>
        {doctor_id === null ? null : <RouterLink href={`/admin/doctors/${doctor_id}`}>{words.open}</RouterLink>}
      </header>
      <Facts facts={factsOf(proposed)} />
      {note === null ? null : <Quote title={words.note} text={note} />}
      {reason === null ? null : <Quote title={words.why} text={reason} />}
      {step === 'proposed' ? (
        <Actions>
          <Button size="small" aria-label={words.approveOf(full_name)} onClick={() => onOpen('approve')}>
            {words.approve}
          </Button>
          <Button
            size="small"
            variant="outline"
            aria-label={words.refuseOf(full_name)}
            onClick={() => onOpen('refuse')}
          >
            {words.refuse}
          </Button>
        </Actions>
      ) : null}
    </Proposal>
  );
}

const Quote = ({ title, text }: { title: string; text: string }) => (
  <div>
    <small>{title}</small>
    <Words dir="auto">{text}</Words>
  </div>
);

function factsOf({ email, hospital_name, entry }: ProposedDoctor) {
  const { facts } = words;
  const place = [
    [facts.email, <bdi key="email">{email}</bdi>],
    [facts.hospital, <bdi key="hospital">{hospital_name}</bdi>],
  ] as const;
  if (entry === null) return [...place, [facts.title, words.known]] as const;
  const { title, specialization, registration_number, council, languages, practising_since, video_fee_usd } = entry;
  return [
    ...place,
    [facts.title, <bdi key="title">{title}</bdi>],
    [facts.specialization, specialization],
    [facts.number, <bdi key="number">{`${registration_number}, ${council}`}</bdi>],
    [facts.languages, listText(languages)],
    [facts.since, String(practising_since)],
    [facts.fee, <Money key="fee" amount={video_fee_usd} />],
  ] as const;
}

interface DialogProps {
  what: Open['what'];
  /** As it is now. */
  proposed: ProposedDoctor;
  reread: () => void;
  onClose: () => void;
  onDone: () => void;
}

function DecisionDialog({ what, proposed, reread, onClose, onDone }: DialogProps) {
  const approves = what === 'approve';
  const { id, full_name, email, entry } = proposed;
  const edit = useSharedEdit<{ reason: string; email: string }, ProposedDoctor>({
    name: `proposed-doctor-${what}-${id}`,
    latest: {
      version: proposed.version,
      fields: { reason: '', email },
      by: { name: proposed.proposed_by, at: proposed.updated_at },
    },
    labelOf: (name) => (name === 'reason' ? words.reason : words.facts.email),
    rules: ({ reason }) => (!approves && reason.trim() === '' ? { reason: words.needReason } : {}),
    alwaysSends: true,
    save: (_changed, { reason }, version) =>
      approves ? approveDoctor({ id, version }) : refuseDoctor({ id, version }, reason),
    onSaved: () => {
      toast.success(approves ? words.approved : words.refused, full_name);
      onDone();
    },
    reread,
  });
  return (
    <EditDialog
      title={approves ? words.approveOf(full_name) : words.refuseOf(full_name)}
      description={approves ? `${words.approveText}${entry === null ? '' : ` ${words.approveNew}`}` : undefined}
      submitLabel={approves ? words.approve : words.refuse}
      busyLabel={words.busy}
      edit={edit}
      onClose={onClose}
    >
      {approves ? null : (
        <Field label={words.reason} hint={words.reasonHint} required error={edit.form.errorOf('reason')}>
          <TextArea rows={4} maxLength={700} {...edit.form.field('reason')} />
        </Field>
      )}
    </EditDialog>
  );
}
