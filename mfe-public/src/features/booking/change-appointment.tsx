import { api, dataOf, type FormValues } from '@ayana/portal-kit';
import { type FormEngine, outcomeOfCall, useFormEngine } from '@ayana/portal-kit/form-engine';
import { Button, Notice } from '@ayana/shared-ui';
import { useNow } from '@ayana/shared-ui/time';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { PAGE_FORM_MESSAGES } from '../../forms/messages';
import { timeOf } from './book-doctor';
import { HoldStatus } from './hold-status';
import type { Appointment } from './load-appointment';
import { BOOKING_MESSAGES } from './messages';
import { TimePicker } from './time-picker';
import { shortTime, useClocks } from './times';
import { useFreeTimes } from './use-free-times';
import { NOTHING_HELD, useHold } from './use-hold';

const messages = BOOKING_MESSAGES.appointment;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

const Part = styled.section`
  display: grid;
  gap: var(--space-4);

  & > h2 {
    font-size: var(--size-24);
  }
`;

interface Props {
  appointment: Appointment;
  token: string;
  /** Called with the changed appointment and a message. */
  onChanged: (appointment: Appointment, said: string) => void;
}

/** Moves or cancels an appointment; each needs a second click to confirm. */
export function ChangeAppointment(props: Props) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const close = (): void => setOpen(null);
  if (open === 'move') return <Move {...props} onClose={close} />;
  if (open === 'cancel') return <Cancel {...props} onClose={close} />;
  return (
    <Actions>
      <Button onClick={() => setOpen('move')}>{messages.move}</Button>
      <Button variant="outline" onClick={() => setOpen('cancel')}>
        {messages.cancel}
      </Button>
    </Actions>
  );
}

function Move({ appointment, token, onChanged, onClose }: Props & { onClose: () => void }) {
  const { doctor, kind } = appointment;
  const now = useNow();
  const city = doctor.city_name === null ? null : { name: doctor.city_name, slug: '' };
  const clocks = useClocks({ time_zone: doctor.time_zone, city });
  const form = useChange({
    name: 'appointment-move',
    initial: NOTHING_HELD,
    send: ({ slotId }) => dataOf(api.POST('/appointments/move', { body: { token, slot_id: slotId } })),
    onChanged: (changed) => onChanged(changed, messages.moved),
  });
  const { values, submission } = form;
  const free = useFreeTimes(doctor.id, kind, null);
  // Times loaded before the booking may still contain the booked time.
  const others = free.times?.filter(({ starts_at }) => starts_at !== appointment.starts_at) ?? null;
  const hold = useHold({
    doctorId: doctor.id,
    kind,
    offered: others,
    values,
    set: form.fill,
    onTaken: free.read,
    sending: form.busy,
  });
  const value = values.startsAt === '' ? null : timeOf(values.startsAt, kind, clocks.there);
  // The time was taken meanwhile.
  const refused = submission.phase === 'refused';
  const { lost } = hold;
  useEffect(() => {
    if (refused) lost();
  }, [refused, lost]);

  return (
    <Part aria-labelledby="move-heading">
      <h2 id="move-heading">{messages.move}</h2>
      <TimePicker
        id="move-time"
        free={{ ...free, times: others }}
        clocks={clocks}
        now={now}
        value={value}
        error={undefined}
        onChoose={(time) => hold.choose(time.starts_at, time.kind)}
      />
      <HoldStatus hold={hold} values={values} clocks={clocks} now={now} moving />
      <ChangeNotice form={form} />
      <Actions>
        {value === null ? null : (
          <Button onClick={form.submit} busy={form.busy} busyLabel={messages.moving} notReady={values.slotId === ''}>
            {messages.move_to(shortTime(new Date(value.starts_at), clocks))}
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => {
            hold.release();
            onClose();
          }}
        >
          {messages.keep}
        </Button>
      </Actions>
    </Part>
  );
}

function Cancel({ token, onChanged, onClose }: Props & { onClose: () => void }) {
  const form = useChange({
    name: 'appointment-cancel',
    initial: NO_FIELDS,
    send: () => dataOf(api.POST('/appointments/cancel', { body: { token } })),
    onChanged: (changed) => onChanged(changed, messages.cancelled),
  });
  return (
    <Part aria-labelledby="cancel-heading">
      <h2 id="cancel-heading">{messages.cancel_sure}</h2>
      <p>{messages.cancel_text}</p>
      <ChangeNotice form={form} />
      <Actions>
        <Button onClick={form.submit} busy={form.busy} busyLabel={messages.cancelling}>
          {messages.cancel_yes}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {messages.keep}
        </Button>
      </Actions>
    </Part>
  );
}

const NO_FIELDS = {};

/** A change of the appointment on the engine of all forms. Both changes are idempotent, so they need no key. */
function useChange<Values extends FormValues>({
  name,
  initial,
  send,
  onChanged,
}: {
  name: string;
  initial: Values;
  send: (values: Values) => Promise<Appointment>;
  onChanged: (appointment: Appointment) => void;
}): FormEngine<Values> {
  return useFormEngine<Values, Appointment>({
    name,
    initial,
    rules: () => ({}),
    send: (values) => outcomeOfCall(send(values)),
    noAnswer: messages.failed_change,
    focus: () => undefined,
    onAccepted: onChanged,
  });
}

/** Why it is not changed yet. */
function ChangeNotice({
  form: { submission, waiting },
}: {
  form: Pick<FormEngine<FormValues>, 'submission' | 'waiting'>;
}) {
  if (waiting) return <Notice>{PAGE_FORM_MESSAGES.waiting}</Notice>;
  if (submission.phase !== 'failed' && submission.phase !== 'refused') return null;
  return <Notice tone="failed">{submission.message}</Notice>;
}
