import { todayIn } from '@ayana/contracts/rules';
import { toast } from '@ayana/portal-kit';
import { editorIn, type Form as FormOf, plainText, type Reading, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Agenda, Calendar, weekdayNames, WeeklyHours } from '@ayana/shared-ui/calendar';
import { Checkbox } from '@ayana/shared-ui/choice';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { ErrorText, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useNow } from '@ayana/shared-ui/time';
import { zonesWith } from '../../../components/zoned-time/zones';
import { saveHours, type WorkingHours } from './hours.api';
import { bodyOf, hoursErrors, type HoursValues, minutesOf, valuesOf } from './hours-values';
import { SaveBar } from '../../../components/form-page.styles';
import { Columns, Days, Form, Part, Times } from './hours.styles';
import { messages } from './messages';

const LABELS: Readonly<Record<keyof HoursValues, string>> = {
  zone: messages.zone,
  weekdays: messages.days,
  opens: messages.opens,
  closes: messages.closes,
  holidays: messages.holidays,
};

const readingOf = (hours: WorkingHours): Reading<HoursValues> => ({
  version: hours.version,
  fields: valuesOf(hours),
  by: editorIn(hours),
});

const weekdaysText = (days: readonly number[]): string =>
  weekdayNames()
    .filter(({ day }) => days.includes(day))
    .map(({ name }) => name)
    .join(', ');

/** Hours and holidays are saved together, and drawn as they will be. */
export function HoursForm({ hours, reread }: { hours: WorkingHours; reread: () => void }) {
  const { form, changed, notice } = useSharedEdit<HoursValues, WorkingHours>({
    name: 'service-hours',
    latest: readingOf(hours),
    labelOf: (name) => LABELS[name],
    textOf: (name, values) => (name === 'weekdays' ? weekdaysText(values.weekdays) : plainText(values[name])),
    rules: hoursErrors,
    save: (_names, values, version) => saveHours(version, bodyOf(values)),
    readingOf,
    onSaved: () => {
      toast.secondary(messages.saved, messages.savedText);
      reread();
    },
    reread,
  });
  return (
    <Form {...form.formProps}>
      <Columns>
        <Week form={form} />
        <Holidays form={form} />
      </Columns>
      <EditNotice notice={notice} />
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      <SaveBar>
        <Button type="submit" busy={form.busy} busyLabel={messages.busy}>
          {messages.save}
        </Button>
        {changed ? messages.unsaved : null}
      </SaveBar>
    </Form>
  );
}

type PartProps = { form: FormOf<HoursValues> };

function Week({ form }: PartProps) {
  const { zone, weekdays, opens, closes } = form.values;
  const open = [{ opens: minutesOf(opens), closes: minutesOf(closes) }].filter((one) => one.closes > one.opens);
  const toggle = (day: number, isOpen: boolean): void =>
    form.set('weekdays', isOpen ? [...weekdays, day].toSorted() : weekdays.filter((each) => each !== day));
  return (
    <Part aria-labelledby="hours-week">
      <h2 id="hours-week">{messages.week}</h2>
      <Field label={messages.zone} required error={form.errorOf('zone')}>
        <Select {...form.field('zone')}>
          {zonesWith(zone).map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </Field>
      <Days aria-describedby={form.errorOf('weekdays') === undefined ? undefined : 'hours-days-error'}>
        <legend>{messages.days}</legend>
        {weekdayNames().map(({ day, name }) => (
          <Checkbox
            key={day}
            name={`weekdays.${day}`}
            checked={weekdays.includes(day)}
            onChange={({ currentTarget }) => toggle(day, currentTarget.checked)}
          >
            {name}
          </Checkbox>
        ))}
      </Days>
      {form.errorOf('weekdays') === undefined ? null : (
        <ErrorText id="hours-days-error">{form.errorOf('weekdays')}</ErrorText>
      )}
      <Times>
        <Field label={messages.opens} required error={form.errorOf('opens')}>
          <TextInput type="time" {...form.field('opens')} />
        </Field>
        <Field label={messages.closes} required error={form.errorOf('closes')}>
          <TextInput type="time" {...form.field('closes')} />
        </Field>
      </Times>
      <WeeklyHours label={messages.week} zone={zone} hours={(day) => (weekdays.includes(day) ? open : [])} />
    </Part>
  );
}

function Holidays({ form }: PartProps) {
  const { zone, weekdays, holidays } = form.values;
  const today = todayIn(zone, useNow());
  const set = (days: readonly string[]): void => form.set('holidays', days);
  return (
    <Part aria-labelledby="hours-holidays">
      <h2 id="hours-holidays">{messages.holidays}</h2>
      <p>{messages.holidaysHint}</p>
      <Calendar
        label={messages.holidays}
        mark={messages.holiday}
        marked={holidays}
        onChange={set}
        quiet={weekdayNames().flatMap(({ day }) => (weekdays.includes(day) ? [] : [day]))}
        today={today}
      />
      <h3>{messages.coming}</h3>
      <Agenda
        label={messages.coming}
        entries={holidays.filter((date) => date >= today).map((date) => ({ id: date, date }))}
        empty={messages.noHolidays}
        onRemove={({ date }) => set(holidays.filter((each) => each !== date))}
      />
    </Part>
  );
}
