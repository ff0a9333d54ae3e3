import { isCalendarDate } from '@ayana/contracts/rules';
import { RESOURCE_KIND_NAMES, type ResourceKind } from '@ayana/contracts/operations';
import { plainText, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FieldGrid } from '../../../components/form-page.styles';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { inputOf, instantOf } from '../../../components/zoned-time/zoned-time';
import { amountOf, fieldOf, LANGUAGE_OPTIONS, languagesText, momentText, ZONE } from '../parts/amounts';
import { messages as shared } from '../parts/messages';
import { CityField, KindField } from '../parts/place-fields';
import { needHref } from '../paths';
import type { NeedDetail } from '../types';
import { messages } from './messages';
import { addNeed, changeNeed, type NeedBody } from './needs.api';

const { form: words } = messages;
const HOUR = 60 * 60_000;

interface Values {
  kind: ResourceKind;
  title: string;
  details: string;
  city: NamedRecord | null;
  language: string;
  quantity: string;
  from_at: string;
  until_at: string;
}

export interface NeedDialogProps {
  /** Null for a new one, whose page opens. */
  need: NeedDetail | null;
  /** The incident that a new one belongs to. */
  incident: string | null;
  reread?: () => void;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks for something that is needed, or changes what is asked for. */
export default function NeedDialog({ need, incident, reread, onClose, onDone }: NeedDialogProps) {
  const navigate = useNavigate();
  const now = useNow();
  const [blank] = useState(() => valuesOf(null));
  const edit = useSharedEdit<Values, NeedDetail>({
    name: need === null ? 'resource-need' : `resource-need-${need.id}`,
    latest: readingIn(need, need === null ? blank : valuesOf(need)),
    labelOf: (name) => LABELS[name],
    textOf: (name, fields) => needText(name, fields, now),
    alwaysSends: need === null,
    rules: ({ kind, title, city, quantity, from_at, until_at }) => ({
      title: title.trim() === '' ? words.needed.title : undefined,
      city_id: city === null ? words.needed.city : undefined,
      quantity: amountOf(kind, quantity) === null ? words.needed.quantity : undefined,
      from_at: isCalendarDate(from_at.slice(0, 10)) ? undefined : words.needed.time,
      until_at: isCalendarDate(until_at.slice(0, 10))
        ? until_at <= from_at
          ? words.needed.order
          : undefined
        : words.needed.time,
    }),
    save: (_changed, values, version, { key }) =>
      need === null
        ? addNeed(
            { ...bodyOf(values), kind: values.kind, ...(incident === null ? {} : { incident_id: incident }) },
            key,
          )
        : changeNeed({ id: need.id, version }, { ...bodyOf(values), details: values.details.trim() || null }),
    onSaved: (answer) => {
      if (need === null && answer !== null) void navigate(needHref(answer));
      else onDone?.();
    },
    reread,
  });
  const { form } = edit;
  const { values, errorOf } = form;
  return (
    <EditDialog
      title={need === null ? words.add : words.edit}
      description={incident === null ? undefined : words.incident}
      onClose={onClose}
      submitLabel={need === null ? words.create : words.save}
      busyLabel={shared.busy}
      edit={edit}
      note={shared.inIndia}
    >
      {need === null ? <KindField label={words.kind} form={form} /> : null}
      <Field label={words.title} hint={words.titleHint} required error={errorOf('title')}>
        <TextInput dir="auto" maxLength={160} {...form.field('title')} />
      </Field>
      <CityField label={words.city} form={form} />
      <FieldGrid>
        <Field label={values.kind === 'fund' ? words.amount : words.quantity} required error={errorOf('quantity')}>
          <QuantityInput kind={values.kind === 'fund' ? 'money' : 'count'} {...form.field('quantity')} />
        </Field>
        <Field label={words.language} optional error={errorOf('language')}>
          <Select {...form.field('language')}>
            <option value="">{shared.anyLanguage}</option>
            {LANGUAGE_OPTIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.from} required error={errorOf('from_at')}>
          <TextInput type="datetime-local" {...form.field('from_at')} />
        </Field>
        <Field label={words.until} required error={errorOf('until_at')}>
          <TextInput type="datetime-local" {...form.field('until_at')} />
        </Field>
      </FieldGrid>
      <Field label={words.details} optional error={errorOf('details')}>
        <TextArea dir="auto" rows={3} maxLength={1000} {...form.field('details')} />
      </Field>
    </EditDialog>
  );
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  kind: words.kind,
  title: words.title,
  details: words.details,
  city: words.city,
  language: words.language,
  quantity: words.quantity,
  from_at: words.from,
  until_at: words.until,
};

function needText(name: keyof Values, fields: Values, now: Date): string {
  if (name === 'kind') return RESOURCE_KIND_NAMES[fields.kind];
  if (name === 'language') return fields.language === '' ? shared.anyLanguage : languagesText([fields.language]);
  if (name === 'from_at' || name === 'until_at')
    return isCalendarDate(fields[name].slice(0, 10)) ? momentText(new Date(instantOf(fields[name], ZONE)), now) : '';
  return plainText(fields[name]);
}

function valuesOf(need: NeedDetail | null): Values {
  if (need !== null)
    return {
      kind: need.kind,
      title: need.title,
      details: need.details ?? '',
      city: { id: need.place.id, name: need.place.name },
      language: need.language ?? '',
      quantity: fieldOf(need.kind, need.quantity),
      from_at: inputOf(need.from_at, ZONE),
      until_at: inputOf(need.until_at, ZONE),
    };
  const next = Math.ceil(Date.now() / HOUR) * HOUR;
  return {
    kind: 'interpreter',
    title: '',
    details: '',
    city: null,
    language: '',
    quantity: '1',
    from_at: inputOf(new Date(next), ZONE),
    until_at: inputOf(new Date(next + 4 * HOUR), ZONE),
  };
}

const bodyOf = ({
  kind,
  title,
  details,
  city,
  language,
  quantity,
  from_at,
  until_at,
}: Values): Omit<NeedBody, 'kind'> => ({
  title,
  ...(details.trim() === '' ? {} : { details }),
  city_id: city?.id ?? '',
  language: (language === '' ? null : language) as NonNullable<NeedBody['language']> | null,
  quantity: amountOf(kind, quantity) ?? 0,
  from_at: instantOf(from_at, ZONE),
  until_at: instantOf(until_at, ZONE),
});
