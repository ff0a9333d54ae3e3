import {
  ASSIGNMENT_KIND_NAMES,
  legStep,
  TRAVEL_LEG_KIND_NAMES,
  TRAVEL_LEG_KINDS,
  TRAVEL_LEG_STATE_NAMES,
  TRAVEL_LEG_STATES,
  type TravelLeg,
  type TravelLegKind,
  type TravelLegState,
} from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { tripZones } from '@ayana/portal-kit/trip-times';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { TimeRow, TripTimes } from '@ayana/shared-ui/trip-times';
import { messages as shared } from '../messages';
import { clocksOf, legOf, legProblems, type LegValues, newLegValues, valuesOf } from './leg-values';
import { messages } from './messages';
import { addLeg, type CarriedWork, changeLeg } from './travel.api';

const { form: words } = messages;

export interface LegDialogProps {
  journeyId: string;
  /** The one to change; undefined for a new one. */
  leg: TravelLeg | undefined;
  work: readonly CarriedWork[];
  /** Zone of the patient; null where it is not known. */
  home: string | null;
  onDone: () => void;
  onClose: () => void;
}

/** Adds or changes a part of the trip. What is typed survives a refusal and a reload. */
export default function LegDialog({ journeyId, leg, work, home, onDone, onClose }: LegDialogProps) {
  const form = useForm<LegValues, TravelLeg>({
    name: leg === undefined ? `case-leg-${journeyId}` : `case-leg-${leg.id}-${leg.version}`,
    initial: leg === undefined ? newLegValues(home) : valuesOf(leg),
    rules: legProblems,
    send: (values, key) => (leg === undefined ? addLeg(journeyId, legOf(values), key) : changeLeg(leg, legOf(values))),
    onAccepted: onDone,
  });
  const setKind = (kind: TravelLegKind): void => {
    form.set('kind', kind);
    if (leg !== undefined) return;
    // Each kind begins on the clock of its own place.
    const { zone, end_zone } = clocksOf(kind, home);
    form.set('zone', zone);
    form.set('end_zone', end_zone);
  };
  return (
    <FormDialog
      title={leg === undefined ? words.add : words.change}
      description={words.text}
      onClose={onClose}
      submitLabel={leg === undefined ? words.submitAdd : words.submitChange}
      busyLabel={shared.saving}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <Field label={words.kind} error={form.errorOf('kind')}>
        <Select {...form.field('kind')} onChange={({ currentTarget }) => setKind(currentTarget.value as TravelLegKind)}>
          {TRAVEL_LEG_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {TRAVEL_LEG_KIND_NAMES[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.from} optional error={form.errorOf('from_place')}>
        <TextInput maxLength={200} {...form.field('from_place')} />
      </Field>
      <Field label={words.to} error={form.errorOf('to_place')}>
        <TextInput maxLength={200} {...form.field('to_place')} />
      </Field>
      <Field label={words.address} optional hint={words.addressHint} error={form.errorOf('to_address')}>
        <TextInput maxLength={400} {...form.field('to_address')} />
      </Field>
      <TripTimes
        form={form}
        zones={{ start: tripZones(home, form.values.zone), end: tripZones(home, form.values.end_zone) }}
        maySameZone
      />
      <Field label={words.status} error={form.errorOf('status')}>
        <Select {...form.field('status')}>
          {TRAVEL_LEG_STATES.filter((state) => canBecome(leg, state)).map((state) => (
            <option key={state} value={state}>
              {TRAVEL_LEG_STATE_NAMES[state]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.reference} optional error={form.errorOf('reference')}>
        <TextInput maxLength={80} {...form.field('reference')} />
      </Field>
      <Field label={words.work} optional hint={words.workHint} error={form.errorOf('assignment_id')}>
        <Select {...form.field('assignment_id')}>
          <option value="">{words.nobody}</option>
          {work.map(({ id, kind, assignee_name }) => (
            <option key={id} value={id}>
              {words.workOf(ASSIGNMENT_KIND_NAMES[kind], assignee_name)}
            </option>
          ))}
        </Select>
      </Field>
      <TimeRow>
        <Field label={words.contact} optional error={form.errorOf('contact_name')}>
          <TextInput maxLength={120} {...form.field('contact_name')} />
        </Field>
        <Field label={words.phone} optional error={form.errorOf('contact_phone')}>
          <TextInput type="tel" {...form.field('contact_phone')} />
        </Field>
      </TimeRow>
      <TimeRow>
        <Field label={words.vehicle} optional error={form.errorOf('vehicle')}>
          <TextInput maxLength={120} {...form.field('vehicle')} />
        </Field>
        <Field label={words.room} optional error={form.errorOf('room')}>
          <TextInput maxLength={120} {...form.field('room')} />
        </Field>
      </TimeRow>
    </FormDialog>
  );
}

/** A new one may be anything; later the table of its states says. */
const canBecome = (leg: TravelLeg | undefined, state: TravelLegState): boolean =>
  leg === undefined || leg.status === state || legStep(leg.status, state) !== undefined;
