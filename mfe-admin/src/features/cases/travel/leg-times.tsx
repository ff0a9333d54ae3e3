import { COUNTRIES, INDIA_ZONE } from '@ayana/contracts/places';
import type { Form } from '@ayana/portal-kit/screens';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import type { LegValues } from './leg-values';
import { messages } from './messages';
import { TimeRow } from './travel.styles';

const { form: words } = messages;

/** When a part of a trip begins and ends, each on its own clock. */
export function LegTimes({ form, home }: { form: Form<LegValues>; home: string | null }) {
  const { zone, end_zone } = form.values;
  return (
    <>
      <TimeRow>
        <Field label={words.day} required error={form.errorOf('day') ?? form.errorOf('starts_at')}>
          <DateInput {...form.field('day')} />
        </Field>
        <Field label={words.time} required error={form.errorOf('time')}>
          <TextInput type="time" {...form.field('time')} />
        </Field>
        <Field label={words.zone} error={form.errorOf('zone')}>
          <Select {...form.field('zone')}>
            <Zones zones={zonesOf(home, zone)} />
          </Select>
        </Field>
      </TimeRow>
      <TimeRow>
        <Field label={words.endDay} optional error={form.errorOf('end_day') ?? form.errorOf('ends_at')}>
          <DateInput {...form.field('end_day')} />
        </Field>
        <Field label={words.endTime} optional error={form.errorOf('end_time')}>
          <TextInput type="time" {...form.field('end_time')} />
        </Field>
        <Field label={words.endZone} error={form.errorOf('end_zone')}>
          <Select {...form.field('end_zone')}>
            <option value="">{words.sameZone}</option>
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

/** India's and the patient's first, then those of all countries. */
const zonesOf = (home: string | null, chosen: string): string[] =>
  [
    ...new Set(
      [INDIA_ZONE, home, chosen, ...COUNTRIES.map(({ time_zone }) => time_zone).toSorted()].filter((zone) => !!zone),
    ),
  ] as string[];
