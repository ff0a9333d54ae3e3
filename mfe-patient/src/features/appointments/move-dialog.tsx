import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import type { Zone } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { messages as times } from '../../doctor-times/messages';
import { TimeChoice } from '../../doctor-times/time-choice';
import type { OwnAppointment } from '../../talks/talks';
import { moveAppointment } from './appointments.api';
import { messages } from './messages';

export interface MoveDialogProps {
  appointment: OwnAppointment;
  when: string;
  doctorZone: Zone;
  onDone: () => void;
  onClose: () => void;
}

/** Moves an appointment to another free time of the same doctor. */
export default function MoveDialog({ appointment, when, doctorZone, onDone, onClose }: MoveDialogProps) {
  const { move: words } = messages;
  const { doctor, kind, request_id, starts_at } = appointment;
  const [turn, setTurn] = useState(0);
  const form = useForm<{ starts_at: string }, unknown>({
    name: `appointment-move-${request_id}`,
    initial: { starts_at: '' },
    rules: (values) => ({ starts_at: values.starts_at === '' ? times.needed : undefined }),
    send: async (values, key) => {
      try {
        return await moveAppointment(appointment, values.starts_at, key);
      } catch (error) {
        // Someone may have taken the time: show those that are free now.
        setTurn((before) => before + 1);
        throw error;
      }
    },
    onAccepted: () => {
      toast.success(words.done, doctor.full_name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text(doctor.full_name, when)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <TimeChoice
        doctorId={doctor.id}
        kind={kind}
        doctorZone={doctorZone}
        value={form.values.starts_at}
        onChange={(next) => form.set('starts_at', next)}
        error={form.errorOf('starts_at')}
        except={starts_at}
        turn={turn}
      />
    </FormDialog>
  );
}
