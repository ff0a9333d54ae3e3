import { type AssignmentKind, TRAVEL_LEG_KIND_NAMES, type TravelLeg } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { TimeRow, TripTimes } from '@ayana/shared-ui/trip-times';
import { bookingOf, bookingProblems, type BookingValues, FIELDS_OF, valuesOf } from './booking-values';
import { placeOf } from '../../legs/leg-words';
import { messages } from './messages';
import { bookLeg } from './trip.api';

const { form: words } = messages;

export interface BookingDialogProps {
  leg: TravelLeg;
  kind: AssignmentKind;
  onDone: () => void;
  onClose: () => void;
}

/** What a partner books of a leg. What is typed survives a refusal and a reload. */
export default function BookingDialog({ leg, kind, onDone, onClose }: BookingDialogProps) {
  const form = useForm<BookingValues, TravelLeg>({
    name: `booking-${leg.id}-${leg.version}`,
    initial: valuesOf(leg),
    rules: bookingProblems,
    send: (values) => bookLeg(leg, bookingOf(values, leg)),
    onAccepted: onDone,
  });
  const has = new Set(FIELDS_OF[kind]);
  const contact =
    kind === 'lodging'
      ? words.contact.lodging
      : kind === 'transport'
        ? words.contact.transport
        : words.contact.visa_support;
  return (
    <FormDialog
      title={words.title(TRAVEL_LEG_KIND_NAMES[leg.kind])}
      description={words.text}
      onClose={onClose}
      submitLabel={leg.status === 'planned' ? words.submit : words.save}
      busyLabel={words.saving}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <TripTimes form={form} hasEnd={has.has('end_day')} hint={words.zone(placeOf(leg.zone))} words={words.times} />
      <Field label={words.reference} optional hint={words.referenceHint} error={form.errorOf('reference')}>
        <TextInput maxLength={80} {...form.field('reference')} />
      </Field>
      <TimeRow>
        <Field label={contact} optional error={form.errorOf('contact_name')}>
          <TextInput maxLength={120} {...form.field('contact_name')} />
        </Field>
        <Field label={words.phone} optional error={form.errorOf('contact_phone')}>
          <TextInput type="tel" {...form.field('contact_phone')} />
        </Field>
      </TimeRow>
      {has.has('vehicle') ? (
        <Field label={words.vehicle} optional hint={words.vehicleHint} error={form.errorOf('vehicle')}>
          <TextInput maxLength={120} {...form.field('vehicle')} />
        </Field>
      ) : null}
      {has.has('room') ? (
        <Field label={words.room} optional error={form.errorOf('room')}>
          <TextInput maxLength={120} {...form.field('room')} />
        </Field>
      ) : null}
      <Field label={words.place} optional hint={words.placeHint} error={form.errorOf('to_place')}>
        <TextInput maxLength={200} {...form.field('to_place')} />
      </Field>
      <Field label={words.address} optional hint={words.addressHint} error={form.errorOf('to_address')}>
        <TextInput maxLength={400} dir="auto" {...form.field('to_address')} />
      </Field>
    </FormDialog>
  );
}
