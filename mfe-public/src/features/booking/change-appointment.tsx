import { api, ApiProblem, useKeptForm } from '@ayana/portal-kit';
import { Button, Notice } from '@ayana/shared-ui';
import { useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { styled } from 'styled-components';

import { timeOf } from './book-doctor';
import { HoldStatus } from './hold-status';
import type { Appointment } from './load-appointment';
import { BOOKING_MESSAGES } from './messages';
import { TimePicker } from './time-picker';
import { shortTime, useClocks } from './times';
import { useFreeTimes } from './use-free-times';
import { NOTHING_HELD, useHold } from './use-hold';

const TEXTS = BOOKING_MESSAGES.appointment;

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
      <Button onClick={() => setOpen('move')}>{TEXTS.move}</Button>
      <Button variant="outline" onClick={() => setOpen('cancel')}>
        {TEXTS.cancel}
      </Button>
    </Actions>
  );
}

function Move({ appointment, token, onChanged, onClose }: Props & { onClose: () => void }) {
  const { doctor, kind } = appointment;
  const now = useNow();
  const city = doctor.city_name === null ? null : { name: doctor.city_name, slug: '' };
  const clocks = useClocks({ time_zone: doctor.time_zone, city });
  const form = useKeptForm({ name: 'appointment-move', version: 1, initial: { ...NOTHING_HELD } });
  const { values } = form;
  const free = useFreeTimes(doctor.id, kind, null);
  // Times loaded before the booking may still contain the booked time.
  const others = free.times?.filter(({ starts_at }) => starts_at !== appointment.starts_at) ?? null;
  const hold = useHold(doctor.id, kind, values, form.set, free.read);
  const value = values.startsAt === '' ? null : timeOf(values.startsAt, kind, clocks.there);
  const { busy, failure, change } = useChange(async () => {
    const { data } = await api.POST('/appointments/move', { body: { token, slot_id: values.slotId } });
    if (data === undefined) return;
    form.reset();
    onChanged(data, TEXTS.moved);
  }, hold.lost);

  return (
    <Part aria-labelledby="move-heading">
      <h2 id="move-heading">{TEXTS.move}</h2>
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
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Actions>
        {value === null ? null : (
          <Button onClick={change} busy={busy} busyLabel={TEXTS.moving} notReady={values.slotId === ''}>
            {TEXTS.move_to(shortTime(new Date(value.starts_at), clocks))}
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => {
            hold.release();
            onClose();
          }}
        >
          {TEXTS.keep}
        </Button>
      </Actions>
    </Part>
  );
}

function Cancel({ token, onChanged, onClose }: Props & { onClose: () => void }) {
  const { busy, failure, change } = useChange(async () => {
    const { data } = await api.POST('/appointments/cancel', { body: { token } });
    if (data !== undefined) onChanged(data, TEXTS.cancelled);
  });
  return (
    <Part aria-labelledby="cancel-heading">
      <h2 id="cancel-heading">{TEXTS.cancel_sure}</h2>
      <p>{TEXTS.cancel_text}</p>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Actions>
        <Button onClick={change} busy={busy} busyLabel={TEXTS.cancelling}>
          {TEXTS.cancel_yes}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {TEXTS.keep}
        </Button>
      </Actions>
    </Part>
  );
}

/** One change at a time, with its error. Both changes are idempotent. */
function useChange(work: () => Promise<void>, onTaken?: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (): void => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    work()
      .catch((error: unknown) => {
        setFailure(error instanceof ApiProblem ? error.message : TEXTS.failed_change);
        if (error instanceof ApiProblem && error.code === 'slot_taken') onTaken?.();
      })
      .finally(() => setBusy(false));
  };
  return { busy, failure, change };
}
