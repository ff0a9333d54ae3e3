import { TimeRow, TRIP_TIME_LABELS, TripTimes } from '@ayana/case-kit/trip-times';
import { type AssignmentKind, TRAVEL_LEG_KIND_NAMES, type TravelLeg } from '@ayana/contracts/journey';
import { plainText, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { bookingOf, bookingProblems, type BookingValues, FIELDS_OF, valuesOf } from './booking-values';
import { placeOf } from '../../legs/leg-words';
import { messages } from './messages';
import { bookLeg } from './trip.api';

const { form: words } = messages;

const LABELS: Readonly<Record<keyof Omit<BookingValues, 'contact_name'>, string>> = {
  ...TRIP_TIME_LABELS,
  reference: words.reference,
  contact_phone: words.phone,
  vehicle: words.vehicle,
  room: words.room,
  to_place: words.place,
  to_address: words.address,
};

export interface BookingDialogProps {
  leg: TravelLeg;
  reread: () => void;
  kind: AssignmentKind;
  onDone: () => void;
  onClose: () => void;
}

/** What a partner books of a leg. What is typed survives a refusal and a reload. */
export default function BookingDialog({ leg, reread, kind, onDone, onClose }: BookingDialogProps) {
  const contact =
    kind === 'lodging'
      ? words.contact.lodging
      : kind === 'transport'
        ? words.contact.transport
        : words.contact.visa_support;
  const edit = useSharedEdit<BookingValues, TravelLeg>({
    name: `booking-${leg.id}`,
    latest: readingIn(leg, valuesOf(leg)),
    labelOf: (name) => (name === 'contact_name' ? contact : LABELS[name]),
    textOf: (name, fields) => (name.endsWith('zone') ? placeOf(fields[name]) : plainText(fields[name])),
    alwaysSends: true,
    rules: bookingProblems,
    save: (_changed, values, version) => bookLeg({ id: leg.id, version }, bookingOf(values, leg)),
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  const has = new Set(FIELDS_OF[kind]);
  return (
    <EditDialog
      title={words.title(TRAVEL_LEG_KIND_NAMES[leg.kind])}
      description={words.text}
      onClose={onClose}
      submitLabel={leg.status === 'planned' ? words.submit : words.save}
      busyLabel={words.saving}
      edit={edit}
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
    </EditDialog>
  );
}
