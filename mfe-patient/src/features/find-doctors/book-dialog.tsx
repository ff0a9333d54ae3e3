import { patientHref } from '@ayana/contracts/journey';
import { toast, useSession } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { RadioCards } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { moneyText } from '@ayana/shared-ui/money';
import { deviceZone } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { useOwnNavigate } from '../../own-journey/own-link';

import { messages as times } from '../../doctor-times/messages';
import { TimeChoice } from '../../doctor-times/time-choice';
import { bookDoctor, type Booking, type Doctor } from './find-doctors.api';
import { messages } from './messages';

const { book: words, kinds } = messages;

/** Books one of a doctor's free times. */
export default function BookDialog({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const navigate = useOwnNavigate();
  const userId = useSession(({ user }) => user?.id ?? '');
  const [turn, setTurn] = useState(0);
  const { id, full_name, video_fee_usd, phone_fee_usd, time_zone, city, hospital } = doctor;
  const offered = [
    ...(video_fee_usd === null ? [] : [{ value: 'video', fee: video_fee_usd } as const]),
    ...(phone_fee_usd === null ? [] : [{ value: 'phone', fee: phone_fee_usd } as const]),
  ];
  const form = useForm<Booking, unknown>({
    name: `book-${id}-${userId}`,
    initial: { kind: offered[0]?.value ?? 'video', starts_at: '', notes: '', phone: '' },
    rules: ({ starts_at }) => ({ starts_at: starts_at === '' ? times.needed : undefined }),
    send: async (booking, key) => {
      try {
        return await bookDoctor(doctor, booking, deviceZone().zone, key);
      } catch (error) {
        // Someone may have taken the time: show those that are free now.
        setTurn((before) => before + 1);
        throw error;
      }
    },
    onAccepted: () => {
      toast.success(words.done, full_name);
      navigate(patientHref('appointments'));
    },
  });
  const { kind } = form.values;
  return (
    <FormDialog
      title={words.title(full_name)}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      {offered.length < 2 ? null : (
        <RadioCards
          legend={words.kind}
          name="kind"
          value={kind}
          onChange={(next) => {
            form.set('kind', next);
            form.set('starts_at', '');
          }}
          options={offered.map(({ value, fee }) => ({ value, label: kinds[value], detail: moneyText(fee) }))}
        />
      )}
      <TimeChoice
        key={kind}
        doctorId={id}
        kind={kind}
        doctorZone={{ zone: time_zone, place: city?.name ?? hospital.hospital_name }}
        value={form.values.starts_at}
        onChange={(next) => form.set('starts_at', next)}
        error={form.errorOf('starts_at')}
        turn={turn}
      />
      {kind === 'phone' ? (
        <Field label={words.phone} hint={words.phoneHint} optional error={form.errorOf('phone')}>
          <TextInput type="tel" autoComplete="tel" {...form.field('phone')} />
        </Field>
      ) : null}
      <Field label={words.notes} optional error={form.errorOf('notes')}>
        <TextArea rows={3} maxLength={1000} {...form.field('notes')} />
      </Field>
    </FormDialog>
  );
}
