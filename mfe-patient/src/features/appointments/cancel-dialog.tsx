import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import type { OwnAppointment } from '../../talks/talks';
import { cancelAppointment } from './appointments.api';
import { messages } from './messages';

export interface CancelDialogProps {
  appointment: OwnAppointment;
  when: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before an appointment is cancelled. */
export default function CancelDialog({ appointment, when, onDone, onClose }: CancelDialogProps) {
  const { cancel: words } = messages;
  const { doctor, request_id } = appointment;
  const form = useForm<object, unknown>({
    name: `appointment-cancel-${request_id}`,
    initial: {},
    send: () => cancelAppointment(appointment),
    onAccepted: () => {
      toast.success(words.done, doctor.full_name);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text(doctor.full_name, when)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
      danger
    />
  );
}
