import { listText } from '@ayana/contracts/language';
import { RESOURCE_KIND_NAMES, type ResourceKind } from '@ayana/contracts/operations';
import { type FieldErrors, plainText } from '@ayana/portal-kit/screens';
import { weekdayNames } from '@ayana/shared-ui/calendar';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { amountOf, fieldOf, languagesText } from '../../../components/resources/amounts';
import type { ResourceDetail } from '../../../components/resources/types';
import { messages } from './messages';
import type { ResourceBody, ResourceChange } from './resources.api';

const { needed } = messages.form;

export interface ResourceValues {
  kind: ResourceKind;
  name: string;
  city: NamedRecord | null;
  languages: readonly string[];
  capacity: string;
  is_always: boolean;
  weekdays: readonly number[];
  opens: string;
  closes: string;
  partner: NamedRecord | null;
  phone: string;
  note: string;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `18:00` of 1080; midnight at the end of a day is the last minute. */
export const clockOf = (minutes: number): string => {
  const shown = Math.min(minutes, 24 * 60 - 1);
  return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`;
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const valuesOf = (resource: ResourceDetail | null): ResourceValues => ({
  kind: resource?.kind ?? 'interpreter',
  name: resource?.name ?? '',
  city: resource === null ? null : { id: resource.place.id, name: resource.place.name },
  languages: resource?.languages ?? [],
  capacity: resource === null ? '1' : fieldOf(resource.kind, resource.capacity),
  is_always: (resource?.hours ?? null) === null,
  weekdays: resource?.hours?.weekdays ?? [1, 2, 3, 4, 5, 6],
  opens: clockOf(resource?.hours?.opens ?? 9 * 60),
  closes: clockOf(resource?.hours?.closes ?? 18 * 60),
  partner: resource?.partner ?? null,
  phone: resource?.phone ?? '',
  note: resource?.note ?? '',
});

/** A field in words. */
export function resourceText(name: keyof ResourceValues, fields: ResourceValues): string {
  if (name === 'kind') return RESOURCE_KIND_NAMES[fields.kind];
  if (name === 'languages') return languagesText(fields.languages);
  if (name === 'weekdays')
    return listText(weekdayNames().flatMap((each) => (fields.weekdays.includes(each.day) ? [each.name] : [])));
  return plainText(fields[name]);
}

export function resourceErrors({
  kind,
  name,
  city,
  capacity,
  is_always,
  weekdays,
  opens,
  closes,
}: ResourceValues): FieldErrors {
  return {
    name: name.trim() === '' ? needed.name : undefined,
    city_id: city === null ? needed.city : undefined,
    capacity: amountOf(kind, capacity) === null ? needed.capacity : undefined,
    'hours.weekdays': !is_always && weekdays.length === 0 ? needed.days : undefined,
    'hours.opens': !is_always && opens === '' ? needed.time : undefined,
    'hours.closes': !is_always && closes === '' ? needed.time : undefined,
  };
}

/** As a change has it: what is empty is taken away. */
export const changeOf = (values: ResourceValues): ResourceChange => ({
  name: values.name,
  city_id: values.city?.id ?? '',
  languages: [...values.languages] as NonNullable<ResourceChange['languages']>,
  capacity: amountOf(values.kind, values.capacity) ?? 0,
  hours: values.is_always
    ? null
    : {
        weekdays: values.weekdays.map(String) as NonNullable<NonNullable<ResourceChange['hours']>['weekdays']>,
        opens: minutesOf(values.opens),
        closes: minutesOf(values.closes),
      },
  partner_id: values.partner?.id ?? null,
  phone: values.phone.trim() || null,
  note: values.note.trim() || null,
});

export const bodyOf = (values: ResourceValues): ResourceBody => ({
  ...(changeOf(values) as ResourceBody),
  kind: values.kind,
});
