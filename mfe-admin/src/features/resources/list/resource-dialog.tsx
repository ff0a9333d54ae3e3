import { type Form, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { weekdayNames } from '@ayana/shared-ui/calendar';
import { Checkbox, ChoiceGroup } from '@ayana/shared-ui/choice';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { useNavigate } from 'react-router-dom';
import { FieldGrid } from '../../../components/form-page.styles';
import { findOrganisations } from '../../../components/record-picker/find-records';
import { RecordPicker } from '../../../components/record-picker/record-picker';
import { LANGUAGE_OPTIONS } from '../../../components/resources/amounts';
import { messages as shared } from '../../../components/resources/messages';
import { CityField, KindField } from '../../../components/resources/place-fields';
import { resourceHref } from '../paths';
import type { ResourceDetail } from '../../../components/resources/types';
import { messages } from './messages';
import { bodyOf, changeOf, resourceErrors, resourceText, type ResourceValues, valuesOf } from './resource-values';
import { addResource, changeResource } from './resources.api';
import { Boxes } from './resources.styles';
import { Takers } from '../../../components/takers/takers';

const { form: words } = messages;

const LABELS: Readonly<Record<keyof ResourceValues, string>> = {
  kind: words.kind,
  name: words.name,
  city: words.city,
  languages: words.languages,
  capacity: words.capacity,
  is_always: words.always,
  weekdays: words.days,
  opens: words.opens,
  closes: words.closes,
  partner: words.partner,
  phone: words.phone,
  note: words.note,
};

export interface ResourceDialogProps {
  /** Null for a new one, whose page opens. */
  resource: ResourceDetail | null;
  reread?: () => void;
  onClose: () => void;
  onDone?: () => void;
}

/** Adds a resource, or changes it. Its kind stays. */
export default function ResourceDialog({ resource, reread, onClose, onDone }: ResourceDialogProps) {
  const navigate = useNavigate();
  const edit = useSharedEdit<ResourceValues, ResourceDetail>({
    name: resource === null ? 'resource' : `resource-${resource.id}`,
    latest: readingIn(resource, valuesOf(resource)),
    labelOf: (name) => LABELS[name],
    textOf: resourceText,
    alwaysSends: resource === null,
    rules: resourceErrors,
    save: (_changed, values, version, { key }) =>
      resource === null
        ? addResource(bodyOf(values), key)
        : changeResource({ id: resource.id, version }, changeOf(values)),
    onSaved: (answer) => {
      if (resource === null && answer !== null) void navigate(resourceHref(answer));
      else onDone?.();
    },
    reread,
  });
  const { form } = edit;
  const { values, errorOf } = form;
  return (
    <EditDialog
      title={resource === null ? words.add : words.edit}
      onClose={onClose}
      submitLabel={resource === null ? words.create : words.save}
      busyLabel={shared.busy}
      edit={edit}
    >
      {resource === null ? <KindField label={words.kind} form={form} /> : null}
      <Field label={words.name} required error={errorOf('name')}>
        <TextInput dir="auto" maxLength={120} {...form.field('name')} />
      </Field>
      <CityField label={words.city} form={form} />
      <FieldGrid>
        <Field label={values.kind === 'fund' ? words.money : words.capacity} required error={errorOf('capacity')}>
          <QuantityInput kind={values.kind === 'fund' ? 'money' : 'count'} {...form.field('capacity')} />
        </Field>
        <Field label={words.phone} optional error={errorOf('phone')}>
          <TextInput type="tel" maxLength={40} {...form.field('phone')} />
        </Field>
      </FieldGrid>
      <Takers takers={form.takenBy} />
      <Hours form={form} />
      <Spoken form={form} />
      <RecordPicker
        label={words.partner}
        value={values.partner}
        onChange={(partner) => form.set('partner', partner)}
        find={findOrganisations}
        error={errorOf('partner_id')}
      />
      <Field label={words.note} optional error={errorOf('note')}>
        <TextArea dir="auto" rows={3} maxLength={1000} {...form.field('note')} />
      </Field>
    </EditDialog>
  );
}

type PartProps = { form: Form<ResourceValues> };

function Hours({ form }: PartProps) {
  const { is_always, weekdays } = form.values;
  return (
    <div>
      <Checkbox checked={is_always} onChange={({ currentTarget }) => form.set('is_always', currentTarget.checked)}>
        {words.always}
      </Checkbox>
      {is_always ? null : (
        <>
          <ChoiceGroup legend={words.days} required error={form.errorOf('hours.weekdays')}>
            <Boxes>
              {weekdayNames().map(({ day, name }) => (
                <Checkbox
                  key={day}
                  checked={weekdays.includes(day)}
                  onChange={({ currentTarget }) =>
                    form.set(
                      'weekdays',
                      currentTarget.checked
                        ? [...weekdays, day].toSorted((one, other) => one - other)
                        : weekdays.filter((each) => each !== day),
                    )
                  }
                >
                  {name}
                </Checkbox>
              ))}
            </Boxes>
          </ChoiceGroup>
          <FieldGrid>
            <Field label={words.opens} required error={form.errorOf('hours.opens')}>
              <DateInput type="time" {...form.field('opens')} />
            </Field>
            <Field label={words.closes} required error={form.errorOf('hours.closes')}>
              <DateInput type="time" {...form.field('closes')} />
            </Field>
          </FieldGrid>
        </>
      )}
    </div>
  );
}

function Spoken({ form }: PartProps) {
  const { languages } = form.values;
  return (
    <ChoiceGroup legend={words.languages} optional error={form.errorOf('languages')}>
      <Boxes>
        {LANGUAGE_OPTIONS.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={languages.includes(value)}
            onChange={({ currentTarget }) =>
              form.set(
                'languages',
                currentTarget.checked ? [...languages, value] : languages.filter((each) => each !== value),
              )
            }
          >
            {label}
          </Checkbox>
        ))}
      </Boxes>
    </ChoiceGroup>
  );
}
