import { QUOTE_CATEGORIES, QUOTE_CATEGORY_NAMES, ROOM_CLASS_NAMES, ROOM_CLASSES } from '@ayana/contracts/journey';
import type { DialogForm } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import type { ReactNode } from 'react';
import { NotGiven, type NotGivenProps } from './not-given';

interface FieldsProps<Word extends string> {
  form: Pick<DialogForm, 'field' | 'errorOf'>;
  words: Readonly<Record<Word, string>>;
}

interface StayFieldsProps extends FieldsProps<'room' | 'noRoom' | 'inHospital' | 'inIndia'> {
  form: FieldsProps<'room'>['form'] & NotGivenProps['form'];
  besides?: Partial<Record<'days_in_hospital' | 'days_in_india', ReactNode>>;
}

/** The room, and how long a patient stays. @param besides below the fields, as what others say differently */
export function StayFields({ form, words, besides }: StayFieldsProps) {
  return (
    <>
      <div>
        <Field label={words.room} error={form.errorOf('room_class')}>
          <Select {...form.field('room_class')}>
            <option value="">{words.noRoom}</option>
            {ROOM_CLASSES.map((room) => (
              <option key={room} value={room}>
                {ROOM_CLASS_NAMES[room]}
              </option>
            ))}
          </Select>
        </Field>
        <NotGiven form={form} term="room_class" />
      </div>
      <div>
        <Field label={words.inHospital} optional error={form.errorOf('days_in_hospital')}>
          <QuantityInput kind="count" maxLength={3} {...form.field('days_in_hospital')} />
        </Field>
        {besides?.days_in_hospital}
      </div>
      <div>
        <Field label={words.inIndia} optional error={form.errorOf('days_in_india')}>
          <QuantityInput kind="count" maxLength={3} {...form.field('days_in_india')} />
        </Field>
        {besides?.days_in_india}
      </div>
    </>
  );
}

/** What a priced line is, how much of it, and what each costs: of a quote, of a bill. */
export function PricedFields({
  form,
  at,
  words,
}: FieldsProps<'category' | 'label' | 'quantity' | 'price'> & { at: number }) {
  const path = `lines.${at}`;
  return (
    <>
      <Field label={words.category}>
        <Select {...form.field(`${path}.category`)}>
          {QUOTE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {QUOTE_CATEGORY_NAMES[category]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.label} required error={form.errorOf(`${path}.label`)}>
        <TextInput maxLength={120} dir="auto" {...form.field(`${path}.label`)} />
      </Field>
      <Field label={words.quantity} error={form.errorOf(`${path}.quantity`)}>
        <QuantityInput kind="count" maxLength={3} {...form.field(`${path}.quantity`)} />
      </Field>
      <Field label={words.price} required error={form.errorOf(`${path}.price`) ?? form.errorOf(`${path}.unit_price`)}>
        <QuantityInput kind="money" {...form.field(`${path}.price`)} />
      </Field>
    </>
  );
}
