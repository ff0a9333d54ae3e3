import { FLIGHT_KINDS, type FlightKind, type TravelLeg } from '@ayana/contracts/journey';
import { COUNTRIES, INDIA_ZONE } from '@ayana/contracts/places';
import { type Form, useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { deviceZone } from '@ayana/shared-ui/time';
import { flightProblems, flightValues, type FlightValues, reportOf } from './flight-values';
import { messages } from './messages';
import { reportFlight } from './travel.api';
import { TimeRow } from './travel.styles';

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
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
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
      {form.values.known === 'yes' ? <Times form={form} home={home} /> : null}
    </FormDialog>
  );
}

function Times({ form, home }: { form: Form<FlightValues>; home: string }) {
  const { zone, end_zone } = form.values;
  return (
    <>
      <TimeRow>
        <Field label={words.day} required error={form.errorOf('day') ?? form.errorOf('starts_at')}>
          <DateInput {...form.field('day')} />
        </Field>
        <Field label={words.time} required error={form.errorOf('time')}>
          <DateInput type="time" {...form.field('time')} />
        </Field>
        <Field label={words.zone} error={form.errorOf('zone')}>
          <Select {...form.field('zone')}>
            <Zones zones={zonesOf(home, zone)} />
          </Select>
        </Field>
      </TimeRow>
      <TimeRow>
        <Field
          label={words.endDay}
          optional
          hint={words.endHint}
          error={form.errorOf('end_day') ?? form.errorOf('ends_at')}
        >
          <DateInput {...form.field('end_day')} />
        </Field>
        <Field label={words.endTime} optional error={form.errorOf('end_time')}>
          <DateInput type="time" {...form.field('end_time')} />
        </Field>
        <Field label={words.endZone} error={form.errorOf('end_zone')}>
          <Select {...form.field('end_zone')}>
            <Zones zones={zonesOf(home, end_zone)} />
          </Select>
        </Field>
      </TimeRow>
    </>
  );
}

function Zones({ zones }: { zones: readonly string[] }) {
  return zones.map((zone) => (
    <option key={zone} value={zone}>
      {zone.replaceAll('_', ' ')}
    </option>
  ));
}

/** India's, the own and the chosen first, then those of all countries. */
const zonesOf = (home: string, chosen: string): string[] =>
  [...new Set([INDIA_ZONE, home, chosen, ...COUNTRIES.map(({ time_zone }) => time_zone).toSorted()])].filter(
    (zone): zone is string => zone !== undefined && zone !== '',
  );
