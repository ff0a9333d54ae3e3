import { CONSULTATION_TYPES } from '@ayana/contracts/consultations';
import type { ConsultationType } from '@ayana/contracts/consultations';
import { COUNTRIES, UTC_OFFSETS } from '@ayana/contracts/places';
import { EMAIL_LIMIT, TEXT_LIMIT } from '@ayana/contracts/rules';
import { DateInput, Field, RadioCards, Select, TextArea, TextInput } from '@ayana/shared-ui';
import { Phone, Video } from 'lucide-react';

import { FormGrid } from '../../forms/form-grid';
import { ProcedureOptions } from '../../forms/procedure-options';
import { FormPart } from './form-part';
import type { FormHeading } from './form-part';
import type { FreeConsultationField } from './free-consultation-form';
import { CONSULTATION_MESSAGES as TEXTS } from './messages';
import { SlotField } from './slot-field';
import { TimeZoneField } from './time-zone-field';
import { freeControlId } from './use-free-consultation';
import type { FreeConsultation } from './use-free-consultation';

const TYPE_OPTIONS = [
  {
    value: CONSULTATION_TYPES[0],
    label: TEXTS.video_option,
    detail: TEXTS.by_video,
    icon: <Video aria-hidden="true" />,
  },
  {
    value: CONSULTATION_TYPES[1],
    label: TEXTS.phone_option,
    detail: TEXTS.by_phone,
    icon: <Phone aria-hidden="true" />,
  },
] as const;

const asType = (value: string): ConsultationType | null => CONSULTATION_TYPES.find((type) => type === value) ?? null;

/** Every field of the free consultation form, in the order people answer them (spec section 3). */
export function FreeConsultationFields({
  consultation,
  heading,
}: {
  consultation: FreeConsultation;
  heading: FormHeading;
}) {
  const { form, errors, set, visitor } = consultation;
  const { values } = form;
  const place = (field: FreeConsultationField) => ({ id: freeControlId(field), error: errors[field] });
  const control = (field: FreeConsultationField) => ({
    name: field,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => set(field)(target.value),
  });

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
        <FormGrid>
          <Field {...place('firstName')} label={TEXTS.first_name} required>
            <TextInput {...control('firstName')} autoComplete="given-name" maxLength={100} />
          </Field>
          <Field {...place('lastName')} label={TEXTS.last_name} required>
            <TextInput {...control('lastName')} autoComplete="family-name" maxLength={100} />
          </Field>
          <Field {...place('email')} label={TEXTS.email} required>
            <TextInput {...control('email')} type="email" autoComplete="email" maxLength={EMAIL_LIMIT} />
          </Field>
          <Field {...place('phone')} label={TEXTS.phone} required>
            <TextInput
              {...control('phone')}
              type="tel"
              autoComplete="tel"
              maxLength={20}
              placeholder={TEXTS.phone_example}
            />
          </Field>
        </FormGrid>
        <Field {...place('medicalNeeds')} label={TEXTS.needs} optional>
          <TextArea {...control('medicalNeeds')} maxLength={TEXT_LIMIT} placeholder={TEXTS.needs_example} />
        </Field>
      </FormPart>
    </>
  );
}
