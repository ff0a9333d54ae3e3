import { TimeRow, TripTimes, tripZones } from '@ayana/case-kit/trip-times';
import { FLIGHT_KINDS, type FlightKind, type TravelLeg } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { deviceZone } from '@ayana/shared-ui/time';
import { flightProblems, flightValues, type FlightValues, reportOf } from './flight-values';
import { messages } from './messages';
import { reportFlight } from './travel.api';

const { flight: words } = messages;

export interface FlightDialogProps {
  journeyId: string;
  legs: readonly TravelLeg[];
  onDone: () => void;
  onClose: () => void;
}

/** A flight that the patient booked, or that was changed. */
export default function FlightDialog({ journeyId, legs, onDone, onClose }: FlightDialogProps) {
  const home = deviceZone().zone;
  const form = useForm<FlightValues, TravelLeg>({
    name: `flight-${journeyId}`,
    initial: flightValues('flight', legs, home),
    rules: flightProblems,
    send: (values, key) => reportFlight(journeyId, reportOf(values), key),
    onAccepted: onDone,
  });
  const setKind = (kind: FlightKind): void => {
    for (const [field, value] of Object.entries(flightValues(kind, legs, home))) form.set(field, value);
  };
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.sending}
      form={form}
      note={form.values.known === 'no' ? words.unknown : undefined}
    >
      <Field label={words.kind} error={form.errorOf('kind')}>
        <Select {...form.field('kind')} onChange={({ currentTarget }) => setKind(currentTarget.value as FlightKind)}>
          {FLIGHT_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.number} required hint={words.numberHint} error={form.errorOf('reference')}>
        <TextInput maxLength={80} autoCapitalize="characters" {...form.field('reference')} />
      </Field>
      <TimeRow>
        <Field label={words.from} optional error={form.errorOf('from_place')}>
          <TextInput maxLength={200} {...form.field('from_place')} />
        </Field>
        <Field label={words.to} optional error={form.errorOf('to_place')}>
          <TextInput maxLength={200} {...form.field('to_place')} />
        </Field>
      </TimeRow>
      <Field label={words.known} error={form.errorOf('known')}>
        <Select {...form.field('known')}>
          <option value="yes">{words.knownChoices.yes}</option>
          <option value="no">{words.knownChoices.no}</option>
        </Select>
      </Field>
      {form.values.known === 'yes' ? (
        <TripTimes
          form={form}
          words={words.times}
          zones={{ start: tripZones(home, form.values.zone), end: tripZones(home, form.values.end_zone) }}
          endHint={words.endHint}
        />
      ) : null}
    </FormDialog>
  );
}
