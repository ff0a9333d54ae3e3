import { TimeRow, TripTimes, tripZones } from '@ayana/case-kit/trip-times';
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
import { readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { messages as shared } from '../messages';
import { clocksOf, legOf, legProblems, type LegValues, newLegValues, valuesOf } from './leg-values';
import { LEG_LABELS, legText } from './leg-words';
import { messages } from './messages';
import { addLeg, type CarriedWork, changeLeg } from './travel.api';

const { form: words } = messages;

export interface LegDialogProps {
  journeyId: string;
  /** The one to change; null for a new one. */
  leg: TravelLeg | null;
  work: readonly CarriedWork[];
  /** Zone of the patient; null where it is not known. */
  home: string | null;
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Adds or changes a part of the trip. What is typed survives a refusal and a reload. */
export default function LegDialog({ journeyId, leg, work, home, reread, onDone, onClose }: LegDialogProps) {
  const edit = useSharedEdit<LegValues, TravelLeg>({
    name: leg === null ? `case-leg-${journeyId}` : `case-leg-${leg.id}`,
    latest: readingIn(leg, leg === null ? newLegValues(home) : valuesOf(leg)),
    labelOf: (name) => LEG_LABELS[name],
    textOf: (name, fields) => {
      const its = work.find(({ id }) => name === 'assignment_id' && id === fields.assignment_id);
      return its === undefined
        ? legText(name, fields)
        : words.workOf(ASSIGNMENT_KIND_NAMES[its.kind], its.assignee_name);
    },
    alwaysSends: leg === null,
    rules: legProblems,
    save: (_changed, values, version, { key }) =>
      leg === null ? addLeg(journeyId, legOf(values), key) : changeLeg({ id: leg.id, version }, legOf(values)),
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  const setKind = (kind: TravelLegKind): void => {
    form.set('kind', kind);
    if (leg !== null) return;
    // Each kind begins on the clock of its own place.
    const { zone, end_zone } = clocksOf(kind, home);
    form.set('zone', zone);
    form.set('end_zone', end_zone);
  };
  return (
    <EditDialog
      title={leg === null ? words.add : words.change}
      description={words.text}
      onClose={onClose}
      submitLabel={leg === null ? words.submitAdd : words.submitChange}
      busyLabel={shared.saving}
      edit={edit}
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
    </EditDialog>
  );
}

/** A new one may be anything; later the table of its states says. */
const canBecome = (leg: TravelLeg | null, state: TravelLegState): boolean =>
  leg === null || leg.status === state || legStep(leg.status, state) !== undefined;
