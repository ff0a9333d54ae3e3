import { CONSULTATION_TYPES } from '@ayana/contracts/consultations';
import type { ConsultationType } from '@ayana/contracts/consultations';
import { COUNTRIES, UTC_OFFSETS } from '@ayana/contracts/places';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { DateInput, Field, RadioCards, Select, TextArea, TextInput } from '@ayana/shared-ui';

import { FormGrid } from '../../forms/form-grid';
import { PersonFields } from '../../forms/person-fields';
import { ProcedureOptions } from '../../forms/procedure-options';
import { FormPart } from './form-part';
import type { FormHeading } from './form-part';
import { CONSULTATION_MESSAGES as TEXTS } from './messages';
import { SlotField } from './slot-field';
import { TimeZoneField } from './time-zone-field';
import { typeOptions } from './type-options';
import type { FreeConsultation } from './use-free-consultation';

const TYPE_OPTIONS = typeOptions<ConsultationType>(CONSULTATION_TYPES);

const asType = (value: string): ConsultationType | null => CONSULTATION_TYPES.find((type) => type === value) ?? null;

/** Every field of the free consultation form, in the order people answer them (spec section 3). */
export function FreeConsultationFields({
  consultation,
  heading,
}: {
  consultation: FreeConsultation;
  heading: FormHeading;
}) {
  const { form, place, control, set, visitor } = consultation;
  const { values } = form;

  return (
    <>
      <RadioCards
        {...place('consultationType')}
        name="consultationType"
        legend={TEXTS.how}
        legendAsHeading
        required
        options={TYPE_OPTIONS}
        value={asType(values.consultationType)}
        onChange={set('consultationType')}
      />
      <FormPart heading={heading} title={TEXTS.what}>
        <FormGrid>
          <Field {...place('procedure')} label={TEXTS.procedure} required>
            <Select {...control('procedure')}>
              <option value="">{TEXTS.choose}</option>
              <ProcedureOptions />
            </Select>
          </Field>
          <Field {...place('preferredDate')} label={TEXTS.date} required>
            <DateInput {...control('preferredDate')} min={visitor.today || undefined} />
          </Field>
        </FormGrid>
        <FormGrid $columns={3}>
          <Field {...place('country')} label={TEXTS.country} required>
            <Select {...control('country')} autoComplete="country-name">
              <option value="">{TEXTS.choose}</option>
              {COUNTRIES.map(({ name }) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
          <Field {...place('city')} label={TEXTS.city} required>
            <TextInput {...control('city')} autoComplete="address-level2" maxLength={100} />
          </Field>
          <TimeZoneField
            {...place('timezone')}
            name="timezone"
            value={values.timezone}
            offered={UTC_OFFSETS}
            visitor={visitor}
            required
            onChange={set('timezone')}
          />
        </FormGrid>
      </FormPart>
      <SlotField
        {...place('preferredTime')}
        name="preferredTime"
        value={values.preferredTime}
        visitor={visitor}
        onChange={set('preferredTime')}
      />
      <FormPart heading={heading} title={TEXTS.who}>
        <PersonFields form={consultation} phone={{ required: true }} />
        <Field {...place('medicalNeeds')} label={TEXTS.needs} optional>
          <TextArea {...control('medicalNeeds')} maxLength={TEXT_LIMIT} placeholder={TEXTS.needs_example} />
        </Field>
      </FormPart>
    </>
  );
}
