import { DEPARTMENTS } from '@ayana/contracts/catalogue';
import type { Form } from '@ayana/portal-kit/screens';
import { DateInput, Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import type { ReactNode } from 'react';
import { FieldGrid, Part } from '../../../components/form-page.styles';
import { RecordPicker } from '../../../components/record-picker/record-picker';
import { messages as list } from '../messages';
import { findDoctors } from '../../../components/record-picker/find-records';
import { messages } from './messages';
import type { TreatmentField, TreatmentValues } from './treatment-values';

const { fields: labels, groups, hints } = messages;

export interface TreatmentFieldsProps {
  form: Pick<Form<TreatmentValues>, 'field' | 'errorOf' | 'values' | 'set'>;
  /** Names of the active categories, and of the treatment's own. */
  categories: readonly string[];
  /** The end of its page's address; null for a new treatment, which may go without. */
  slug: string | null;
}

/** All fields of a treatment, in groups. */
export function TreatmentFields({ form, categories, slug }: TreatmentFieldsProps) {
  const field = (name: TreatmentField, control: ReactNode, more: { hint?: string; required?: boolean } = {}) => (
    <Field label={labels[name]} error={form.errorOf(name)} {...more}>
      {control}
    </Field>
  );
  const price = (name: TreatmentField) => field(name, <QuantityInput kind="money" {...form.field(name)} />);
  const days = (name: TreatmentField) =>
    field(name, <TextInput maxLength={7} {...form.field(name)} />, { hint: hints.days });
  return (
    <>
      <Part aria-labelledby="treatment-names">
        <h2 id="treatment-names">{groups.names}</h2>
        <FieldGrid>
          {field('name', <TextInput maxLength={200} {...form.field('name')} />, { required: true })}
          {field('plain_name', <TextInput maxLength={200} {...form.field('plain_name')} />, { hint: hints.plain_name })}
        </FieldGrid>
        {field('slug', <TextInput maxLength={80} dir="ltr" spellCheck={false} {...form.field('slug')} />, {
          hint: slug === null ? hints.newSlug : hints.slug(slug),
          required: slug !== null,
        })}
      </Part>
      <Part aria-labelledby="treatment-kind">
        <h2 id="treatment-kind">{groups.kind}</h2>
        <FieldGrid>
          {field('category', <Choice {...form.field('category')} options={categories} none={messages.choose} />, {
            required: true,
          })}
          {field(
            'complexity_level',
            <Select {...form.field('complexity_level')}>
              <option value="">{messages.choose}</option>
              {Object.entries(list.complexities).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>,
            { required: true },
          )}
          {field('department', <Choice {...form.field('department')} options={DEPARTMENTS} none={messages.none} />)}
        </FieldGrid>
        {field('description', <TextArea rows={3} maxLength={1000} {...form.field('description')} />)}
        {field(
          'conditions_in_plain_words',
          <TextArea rows={3} maxLength={3600} {...form.field('conditions_in_plain_words')} />,
          { hint: hints.conditions },
        )}
      </Part>
      <Part aria-labelledby="treatment-prices">
        <h2 id="treatment-prices">{groups.prices}</h2>
        <p>{groups.pricesHint}</p>
        <FieldGrid>
          {price('india_usd_min')}
          {price('india_usd_max')}
          {price('us_usd_min')}
          {price('us_usd_max')}
          {days('hospital_days')}
          {days('total_days_in_india')}
        </FieldGrid>
        {field('source', <TextInput maxLength={1000} {...form.field('source')} />, { hint: hints.source })}
      </Part>
      <Part aria-labelledby="treatment-review">
        <h2 id="treatment-review">{groups.review}</h2>
        <p>{groups.reviewHint}</p>
        <FieldGrid>
          <RecordPicker
            label={labels.reviewer}
            value={form.values.reviewer}
            onChange={(doctor) => form.set('reviewer', doctor)}
            find={findDoctors}
            error={form.errorOf('reviewer_id')}
          />
          {field('reviewed_on', <DateInput {...form.field('reviewed_on')} />)}
        </FieldGrid>
      </Part>
    </>
  );
}

interface ChoiceProps {
  name: string;
  value: string;
  onChange: (event: { currentTarget: { value: string } }) => void;
  options: readonly string[];
  none: string;
}

function Choice({ options, none, ...field }: ChoiceProps) {
  return (
    <Select {...field}>
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  );
}
