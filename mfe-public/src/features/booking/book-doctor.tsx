import { usd } from '../../money/usd';
import { CONSULTATION_MINUTES, FEE_PAYMENT } from '@ayana/contracts/consultations';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { Field, RadioCards, TextArea } from '@ayana/shared-ui';
import { useNow } from '@ayana/shared-ui/time';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

import { FormActions } from '../../forms/form-grid.styles';
import { FormFilesField } from '../../forms/files/form-files-field';
import type { FilesField } from '../../forms/files/use-form-files';
import { PersonFields } from '../../forms/person-fields';
import { usePosted } from '../../forms/posted';
import type { Posted } from '../../forms/posted';
import { PostedKeys } from '../../forms/posted-keys';
import { PostedProblems } from '../../forms/posted-form-messages';
import { SubmitRow } from '../../forms/submit-row';
import { usePageForm } from '../../forms/use-page-form';
import { Booked } from './booked';
import type { BookedTime } from './booked';
import { asKind, BOOKING_INITIAL, BOOKING_SERVER_FIELDS, bookingPayload, bookingProblems } from './booking-form';
import type { BookingField } from './booking-form';
import type { BookableDoctor, FreeTime, Kind } from './doctor';
import { HoldStatus } from './hold-status';
import { BOOKING_MESSAGES as TEXTS } from './messages';
import { TimePicker } from './time-picker';
import { shortTime, useClocks } from './times';
import { isPressedTime } from '../../time/pressed-time';
import { useAskedTime } from './use-asked-time';
import { useFreeTimes } from './use-free-times';
import { useHold } from './use-hold';

const Form = styled.form`
  display: grid;
  gap: var(--space-5);

  & > section {
    display: grid;
    gap: var(--space-3);
  }
  & > section > :is(h2, h3) {
    font-size: var(--size-21);
  }
`;

const Fee = styled.p`
  color: var(--stone);
  font-size: var(--size-16);
`;

const controlId = (field: BookingField | FilesField): string => `booking-${field}`;
const MINUTE = 60_000;

export interface BookDoctorProps {
  doctor: BookableDoctor;
  /** The preselected time: its start, ISO 8601. */
  at?: string | null;
  /** The free times from the page's loader, of the first kind the doctor offers. */
  times?: readonly FreeTime[] | null;
  /** Heading level. */
  heading?: 'h2' | 'h3';
}

/** A doctor's free times and the booking form: a chosen time is held, and typed text is kept. */
export function BookDoctor({ doctor, at = null, times = null, heading: Heading = 'h2' }: BookDoctorProps) {
  const now = useNow();
  const clocks = useClocks(doctor);
  const kinds = kindsOf(doctor);
  const [booked, setBooked] = useState<BookedTime | null>(null);
  const posted = usePosted('booking');
  const form = usePageForm({
    type: 'video-consultation',
    name: `booking-${doctor.id}`,
    takesFiles: true,
    posted,
    initial: { ...BOOKING_INITIAL, kind: kinds[0] ?? 'video' },
    problems: bookingProblems,
    payload: (each) => bookingPayload(each, Intl.DateTimeFormat().resolvedOptions().timeZone),
    serverFields: BOOKING_SERVER_FIELDS,
    controlId,
    success: null,
    onAccepted: (answer, { startsAt, kind: of }) =>
      setBooked({ ...timeOf(startsAt, asKind(of), clocks.there), ...answer }),
  });
  const { values, formProps, place, control, submission, fill, ready } = form;
  const kind = asKind(values.kind);
  const free = useFreeTimes(doctor.id, kind, times);
  const hold = useHold({
    doctorId: doctor.id,
    kind,
    offered: free.times,
    values,
    set: fill,
    onTaken: free.read,
    sending: form.busy,
  });
  const value = values.startsAt === '' ? null : timeOf(values.startsAt, kind, clocks.there);

  // The time was taken: clear the choice, keep everything else.
  const refused = submission.phase === 'refused' && submission.fields.some(({ field }) => field === 'slot_id');
  const { lost } = hold;
  useEffect(() => {
    if (refused) lost();
  }, [refused, lost]);

  // A link names a time of the first kind; the other kind has other times.
  const first = kinds[0] ?? 'video';
  useAskedTime(
    at,
    isPressedTime(useLocation().state),
    { ready, startsAt: values.startsAt },
    kind === first ? free.times : null,
    hold,
  );
  useEffect(() => {
    if (at !== null && ready) fill('kind', first);
  }, [at, ready, first, fill]);

  const done = booked ?? bookedBefore(posted, clocks.there);
  if (done !== null)
    return <Booked id={formProps.id} booked={done} doctor={doctor} clocks={clocks} heading={Heading} />;

  // Without a time the form is hidden; typed text is kept.
  const none = value === null && free.times?.length === 0;
  const fee = kind === 'phone' ? doctor.phone_fee_usd : doctor.video_fee_usd;
  return (
    <Form {...formProps} aria-label={TEXTS.title(doctor.full_name)}>
      <PostedKeys type="booking" posted={posted} />
      <input type="hidden" name="doctor" value={doctor.id} />
      <PostedProblems {...form} />
      {kinds.length > 1 ? (
        <RadioCards
          {...place('kind')}
          name="kind"
          legend={TEXTS.how}
          legendAsHeading
          options={kinds.map((each) => ({ value: each, label: TEXTS[each], detail: TEXTS.minutes[each] }))}
          value={kind}
          onChange={(next) => {
            // Chosen before hydration, and so a value already: the time chosen after it is kept.
            if (next === kind) return;
            hold.release();
            form.set('kind', next);
          }}
        />
      ) : null}
      {fee === null ? null : <Fee>{FEE_PAYMENT.text(usd(fee))}</Fee>}
      <TimePicker
        {...place('startsAt')}
        free={free}
        clocks={clocks}
        now={now}
        value={value}
        onChoose={(time) => {
          form.set('startsAt', time.starts_at);
          hold.choose(time.starts_at, time.kind);
        }}
      />
      <HoldStatus hold={hold} values={values} clocks={clocks} now={now} byPhone={kind === 'phone'} />
      {none ? null : (
        <>
          <section>
            <Heading>{TEXTS.who}</Heading>
            <PersonFields
              form={form}
              emailHint={TEXTS.email_hint}
              phone={kind === 'phone' ? { hint: TEXTS.phone_hint, required: true } : {}}
            />
            <Field {...place('needs')} label={TEXTS.needs} optional>
              <TextArea {...control('needs')} rows={4} maxLength={TEXT_LIMIT} placeholder={TEXTS.needs_example} />
            </Field>
            <FormFilesField files={form.files} {...form.filesPlace()} />
          </section>
          <FormActions>
            <SubmitRow form={form} busyLabel={TEXTS.sending}>
              {value === null ? TEXTS.submit : TEXTS.submit_at(shortTime(new Date(value.starts_at), clocks))}
            </SubmitRow>
          </FormActions>
        </>
      )}
    </Form>
  );
}

const kindsOf = ({ video_fee_usd, phone_fee_usd }: BookableDoctor): Kind[] => [
  ...(video_fee_usd === null ? [] : (['video'] as const)),
  ...(phone_fee_usd === null ? [] : (['phone'] as const)),
];

/** The booking that the browser posted itself, once accepted. */
function bookedBefore(posted: Posted | undefined, time_zone: string): BookedTime | null {
  if (!posted?.sent) return null;
  const { startsAt = '', kind = '' } = posted.about;
  return { ...timeOf(startsAt, asKind(kind), time_zone), ...posted.sent };
}

/** The user's own time is no longer among the free ones; build it from its start. */
export function timeOf(starts_at: string, kind: Kind, time_zone: string): FreeTime {
  const minutes = CONSULTATION_MINUTES[kind];
  return {
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + minutes * MINUTE).toISOString(),
    kind,
    minutes,
    time_zone,
  };
}
