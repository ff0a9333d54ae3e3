import { DateInput, Field, Select } from '@ayana/shared-ui/field';
import { styled } from 'styled-components';
import { messages } from './messages';

/** Fields beside each other, as many as there is room for. */
export const TimeRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 1fr));
  gap: var(--space-3);
`;

/** What portal-kit's `useForm` gives. */
interface TimesForm {
  field: (path: string) => {
    name: string;
    value: string;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  errorOf: (path: string) => string | undefined;
}

export interface TripTimesProps {
  /** With the fields of `TripTimeValues`. */
  form: TimesForm;
  /** IANA zones to choose from. Without them the times are on the clock that `hint` names. */
  zones?: { start: readonly string[]; end: readonly string[] };
  /** Whether it has an end. Default true. */
  hasEnd?: boolean;
  /** Whether the end may be on the clock of the start without naming it. Default false. */
  maySameZone?: boolean;
  hint?: string;
  endHint?: string;
  words?: Partial<Record<keyof typeof messages, string>>;
}

/** When a part of a trip begins and ends, each on its own clock. */
export function TripTimes({ form, zones, hasEnd = true, maySameZone = false, hint, endHint, words }: TripTimesProps) {
  const texts: Record<keyof typeof messages, string> = { ...messages, ...words };
  return (
    <>
      <TimeRow>
        <Field label={texts.day} required hint={hint} error={form.errorOf('day') ?? form.errorOf('starts_at')}>
          <DateInput {...form.field('day')} />
        </Field>
        <Field label={texts.time} required error={form.errorOf('time')}>
          <DateInput type="time" {...form.field('time')} />
        </Field>
        {zones === undefined ? null : (
          <Field label={texts.zone} error={form.errorOf('zone')}>
            <Select {...form.field('zone')}>
              <Zones zones={zones.start} />
            </Select>
          </Field>
        )}
      </TimeRow>
      {hasEnd ? (
        <TimeRow>
          <Field
            label={texts.endDay}
            optional
            hint={endHint}
            error={form.errorOf('end_day') ?? form.errorOf('ends_at')}
          >
            <DateInput {...form.field('end_day')} />
          </Field>
          <Field label={texts.endTime} optional error={form.errorOf('end_time')}>
            <DateInput type="time" {...form.field('end_time')} />
          </Field>
          {zones === undefined ? null : (
            <Field label={texts.endZone} error={form.errorOf('end_zone')}>
              <Select {...form.field('end_zone')}>
                {maySameZone ? <option value="">{texts.sameZone}</option> : null}
                <Zones zones={zones.end} />
              </Select>
            </Field>
          )}
        </TimeRow>
      ) : null}
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
