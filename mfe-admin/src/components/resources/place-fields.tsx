import { RESOURCE_KIND_NAMES, RESOURCE_KINDS, type ResourceKind } from '@ayana/contracts/operations';
import { Field, Select } from '@ayana/shared-ui/field';
import type { Form } from '@ayana/portal-kit/screens';
import { type NamedRecord, RecordPicker } from '../record-picker/record-picker';
import { findCities } from '../record-picker/find-records';

/** What both forms have. */
type PlaceForm = Pick<Form<PlaceValues>, 'errorOf' | 'field' | 'set' | 'values'>;

interface PlaceValues {
  kind: ResourceKind;
  city: NamedRecord | null;
}

/** What kind of resource: only of a new one. */
export function KindField({ label, form }: { label: string; form: PlaceForm }) {
  return (
    <Field label={label} required error={form.errorOf('kind')}>
      <Select {...form.field('kind')}>
        {RESOURCE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {RESOURCE_KIND_NAMES[kind]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The city of a resource or a need. */
export function CityField({ label, form }: { label: string; form: PlaceForm }) {
  return (
    <RecordPicker
      label={label}
      value={form.values.city}
      onChange={(city) => form.set('city', city)}
      find={findCities}
      suggest
      error={form.errorOf('city_id')}
    />
  );
}
