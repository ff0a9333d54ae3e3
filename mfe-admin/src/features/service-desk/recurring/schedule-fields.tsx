import { RECURRENCE_PERIODS } from '@ayana/contracts/service-desk';
import type { Form } from '@ayana/portal-kit/screens';
import { weekdayNames } from '@ayana/shared-ui/calendar';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { FieldGrid } from '../../../components/form-page.styles';
import { messages } from './messages';
import type { RecurringValues } from './recurring-values';

const { form: words } = messages;
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));

export interface ScheduleFieldsProps {
  form: Pick<Form<RecurringValues>, 'field' | 'errorOf' | 'values'>;
}

/** How often, on which day, at which hour, from when and until when. */
export function ScheduleFields({ form }: ScheduleFieldsProps) {
  const { every } = form.values;
  return (
    <FieldGrid>
      <Field label={words.every} required error={form.errorOf('every')}>
        <Select {...form.field('every')}>
          {RECURRENCE_PERIODS.map((period) => (
            <option key={period} value={period}>
              {messages.periods[period]}
            </option>
          ))}
        </Select>
      </Field>
      {every === 'week' ? (
        <Field label={words.weekday} required error={form.errorOf('weekday')}>
          <Select {...form.field('weekday')}>
            {weekdayNames().map(({ day, name }) => (
              <option key={day} value={String(day)}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {every === 'month' ? (
        <Field label={words.monthDay} hint={words.monthDayHint} required error={form.errorOf('month_day')}>
          <Select {...form.field('month_day')}>
            {MONTH_DAYS.map((day) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label={words.at} hint={words.atHint} required error={form.errorOf('at')}>
        <TextInput type="time" {...form.field('at')} />
      </Field>
      <Field label={words.from} required error={form.errorOf('starts_on')}>
        <DateInput {...form.field('starts_on')} />
      </Field>
      <Field label={words.until} optional error={form.errorOf('ends_on')}>
        <DateInput {...form.field('ends_on')} />
      </Field>
    </FieldGrid>
  );
}
