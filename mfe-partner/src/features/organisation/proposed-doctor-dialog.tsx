import type { ProposedDoctor } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { inviteDoctorAgain, withdrawDoctor } from './proposed.api';
import { messages as words } from './proposed-messages';

export interface ProposedDoctorDialogProps {
  what: 'withdraw' | 'invite';
  proposed: Pick<ProposedDoctor, 'id' | 'full_name' | 'email'>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a proposal is withdrawn, or an approved doctor is invited again. */
export default function ProposedDoctorDialog({ what, proposed, onClose, onDone }: ProposedDoctorDialogProps) {
  const { id, full_name, email } = proposed;
  const withdraws = what === 'withdraw';
  const form = useForm<object, ProposedDoctor>({
    name: `proposed-doctor-${what}-${id}`,
    initial: {},
    send: (_values, key) => (withdraws ? withdrawDoctor(id) : inviteDoctorAgain(id, key)),
    onAccepted: () => {
      toast.success(withdraws ? words.withdrawn : words.sent, full_name);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={withdraws ? words.withdrawTitle(full_name) : words.sendNowTitle(full_name)}
      text={withdraws ? words.withdrawText : words.sendNowText(email)}
      onClose={onClose}
      submitLabel={withdraws ? words.withdraw : words.sendNow}
      busyLabel={words.busy}
      form={form}
      danger={withdraws}
    />
  );
}
