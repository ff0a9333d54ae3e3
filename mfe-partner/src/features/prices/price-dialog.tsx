import { QUOTE_CATEGORIES, QUOTE_CATEGORY_NAMES, type QuoteCategory } from '@ayana/contracts/journey';
import { centsOf, dollarsOf, quantityProblem } from '@ayana/contracts/numbers';
import type { PriceItem } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { editorIn, usePart, useSharedEdit } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { useState } from 'react';
import { messages } from './messages';
import { addPrice, changePrice, type OwnSheets, type PriceTerms, readOwnSheets } from './prices.api';

const { form: words } = messages;

interface Values {
  partner_hospital_id: string;
  category: QuoteCategory;
  label: string;
  /** Dollars, as typed. */
  unit_price: string;
  valid_from: string;
  valid_until: string;
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  partner_hospital_id: words.hospital,
  category: words.category,
  label: words.label,
  unit_price: words.price,
  valid_from: words.from,
  valid_until: words.until,
};

export interface PriceDialogProps {
  /** Null for a new one. */
  item: PriceItem | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds a price, or changes one. */
export default function PriceDialog({ item, onClose, onSaved }: PriceDialogProps) {
  const own = usePart<OwnSheets>({ key: 'own-sheets', read: readOwnSheets });
  const hospitals = own.value?.hospitals;
  const several = item === null && (hospitals?.length ?? 0) > 1;
  const [blank] = useState(() => valuesOf(null));
  const { form, notice } = useSharedEdit<Values, PriceItem>({
    name: `price-${item?.id ?? 'new'}`,
    latest: { version: item?.version ?? 0, fields: item === null ? blank : valuesOf(item), by: editorIn(item) },
    labelOf: (name) => LABELS[name],
    textOf: (name, values) => (name === 'category' ? QUOTE_CATEGORY_NAMES[values.category] : values[name]),
    rules: ({ label, unit_price, valid_from }) => ({
      label: label.trim() === '' ? words.needLabel : undefined,
      unit_price: priceProblem(unit_price),
      valid_from: valid_from === '' ? words.needFrom : undefined,
    }),
    save: (_names, { partner_hospital_id, unit_price, valid_until, ...rest }, version, { key }) => {
      const terms: PriceTerms = {
        ...rest,
        unit_price: centsOf(unit_price) ?? 0,
        valid_until: valid_until === '' ? null : valid_until,
      };
      if (item !== null) return changePrice({ ...item, version }, terms);
      const id = partner_hospital_id === '' ? hospitals?.[0]?.id : partner_hospital_id;
      return addPrice(id === undefined ? terms : { ...terms, partner_hospital_id: id }, key);
    },
    onSaved: (saved) => {
      if (saved !== null) toast.success(messages.saved, saved.label);
      onClose();
      onSaved();
    },
    reread: onSaved,
  });
  return (
    <FormDialog
      title={item === null ? messages.add : messages.editOf(item.label)}
      onClose={onClose}
      submitLabel={messages.save}
      busyLabel={messages.busy}
      form={form}
    >
      {several ? (
        <Field label={words.hospital} required error={form.errorOf('partner_hospital_id')}>
          <Select {...form.field('partner_hospital_id')}>
            {hospitals?.map(({ id, hospital_name }) => (
              <option key={id} value={id}>
                {hospital_name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label={words.label} hint={words.labelHint} required error={form.errorOf('label')}>
        <TextInput maxLength={120} {...form.field('label')} />
      </Field>
      <Field label={words.category} required error={form.errorOf('category')}>
        <Select {...form.field('category')}>
          {QUOTE_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {QUOTE_CATEGORY_NAMES[category]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.price} hint={words.priceHint} required error={form.errorOf('unit_price')}>
        <QuantityInput kind="money" {...form.field('unit_price')} />
      </Field>
      <Field label={words.from} hint={words.fromHint} required error={form.errorOf('valid_from')}>
        <DateInput {...form.field('valid_from')} />
      </Field>
      <Field label={words.until} hint={words.untilHint} error={form.errorOf('valid_until')}>
        <DateInput {...form.field('valid_until')} />
      </Field>
      <EditNotice notice={notice} />
    </FormDialog>
  );
}

function priceProblem(text: string): string | undefined {
  if (centsOf(text) === 0) return words.needPrice;
  return text.trim() === '' ? words.needPrice : quantityProblem(text, 'money');
}

function valuesOf(item: PriceItem | null): Values {
  if (item === null)
    return {
      partner_hospital_id: '',
      category: 'room',
      label: '',
      unit_price: '',
      valid_from: new Date().toISOString().slice(0, 10),
      valid_until: '',
    };
  const { partner_hospital_id, category, label, unit_price, valid_from, valid_until } = item;
  return {
    partner_hospital_id,
    category,
    label,
    unit_price: dollarsOf(unit_price),
    valid_from,
    valid_until: valid_until ?? '',
  };
}
