import { isCalendarDate } from '@ayana/contracts/rules';
import { RESOURCE_KIND_NAMES, type ResourceKind } from '@ayana/contracts/operations';
import { plainText, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { needHref } from '../../paths';
import { CasePicker } from '../case-picker/case-picker';
import { FieldGrid } from '../form-page.styles';
import type { NamedRecord } from '../record-picker/record-picker';
import { inputOf, instantOf } from '../zoned-time/zoned-time';
import { amountOf, fieldOf, LANGUAGE_OPTIONS, languagesText, momentText, ZONE } from './amounts';
import { messages as shared } from './messages';
import { messages as words } from './need-messages';
import { addNeed, changeNeed, type NeedBody } from './need.api';
import { CityField, KindField } from './place-fields';
import type { NeedDetail } from './types';
const HOUR = 60 * 60_000;

export interface NeedValues {
  kind: ResourceKind;
  title: string;
  details: string;
  city: NamedRecord | null;
  journey: NamedRecord | null;
  language: string;
  quantity: string;
  from_at: string;
  until_at: string;
}

export interface NeedDialogProps {
  /** Null for a new one, whose page opens unless `onDone` is given. */
  need: NeedDetail | null;
  /** The incident that a new one belongs to. */
  incident: string | null;
  /** What is known of a new one; its case is shown and stays. */
  begin?: Partial<NeedValues>;
  reread?: () => void;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks for something that is needed, or changes what is asked for. */
export default function NeedDialog({ need, incident, begin, reread, onClose, onDone }: NeedDialogProps) {
  const navigate = useNavigate();
  const now = useNow();
  const [blank] = useState(() => ({ ...valuesOf(null), ...begin }));
  const edit = useSharedEdit<NeedValues, NeedDetail>({
    name:
      need === null
        ? `resource-need${begin?.journey ? `-${begin.journey.id}-${begin.kind ?? ''}` : ''}`
        : `resource-need-${need.id}`,
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
      if (need === null && answer !== null && onDone === undefined) void navigate(needHref(answer));
      else onDone?.();
    },
    reread,
  });
  const { form } = edit;
  const { values, errorOf } = form;
  return (
    <EditDialog
      title={titleOf(need, begin)}
      description={incident === null ? undefined : words.incident}
      onClose={onClose}
      submitLabel={need === null ? words.create : words.save}
      busyLabel={shared.busy}
      edit={edit}
      note={shared.inIndia}
    >
      {begin?.journey ? (
        <p dir="auto">{begin.journey.name}</p>
      ) : (
        <CasePicker
          value={values.journey}
          onChange={(found) => form.set('journey', found)}
          error={errorOf('journey_id')}
        />
      )}
      {need === null && begin?.kind === undefined ? <KindField label={words.kind} form={form} /> : null}
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

function titleOf(need: NeedDetail | null, begin: Partial<NeedValues> | undefined): string {
  if (need !== null) return words.edit;
  const kind = begin?.journey ? begin.kind : undefined;
  return kind === 'interpreter' || kind === 'vehicle' ? words.ask[kind] : words.add;
}

const LABELS: Readonly<Record<keyof NeedValues, string>> = {
  kind: words.kind,
  title: words.title,
  details: words.details,
  city: words.city,
  journey: words.case,
  language: words.language,
  quantity: words.quantity,
  from_at: words.from,
  until_at: words.until,
};

function needText(name: keyof NeedValues, fields: NeedValues, now: Date): string {
  if (name === 'kind') return RESOURCE_KIND_NAMES[fields.kind];
  if (name === 'language') return fields.language === '' ? shared.anyLanguage : languagesText([fields.language]);
  if (name === 'from_at' || name === 'until_at')
    return isCalendarDate(fields[name].slice(0, 10)) ? momentText(new Date(instantOf(fields[name], ZONE)), now) : '';
  return plainText(fields[name]);
}

function valuesOf(need: NeedDetail | null): NeedValues {
  if (need !== null)
    return {
      kind: need.kind,
      title: need.title,
      details: need.details ?? '',
      city: { id: need.place.id, name: need.place.name },
      journey: need.journey_id === null ? null : { id: need.journey_id, name: need.case_number ?? '' },
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
    journey: null,
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
  journey,
  language,
  quantity,
  from_at,
  until_at,
}: NeedValues): Omit<NeedBody, 'kind'> => ({
  title,
  ...(details.trim() === '' ? {} : { details }),
  city_id: city?.id ?? '',
  journey_id: journey?.id ?? null,
  language: (language === '' ? null : language) as NonNullable<NeedBody['language']> | null,
  quantity: amountOf(kind, quantity) ?? 0,
  from_at: instantOf(from_at, ZONE),
  until_at: instantOf(until_at, ZONE),
});
