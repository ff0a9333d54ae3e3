import { CONSULTATION_TYPES } from '@ayana/contracts/consultations';
import type { ConsultationType } from '@ayana/contracts/consultations';
import { COUNTRIES, UTC_OFFSETS } from '@ayana/contracts/places';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { DateInput, Field, RadioCards, Select, TextArea, TextInput } from '@ayana/shared-ui';

import { FormGrid } from '../../../forms/form-grid.styles';
import { FormFilesField } from '../../../forms/files/form-files-field';
import { PersonFields } from '../../../forms/person-fields';
import { ProcedureSelect } from '../../../forms/procedure-select';
import type { TreatmentChoice } from '../../../forms/treatment-choices';
import { Callout } from '../../../articles/callout.styles';
import type { ConsultationAbout } from '../../../forms/consultation-about';
import { FormPart } from '../form-part';
import type { FormHeading } from '../form-part';
import { CONSULTATION_MESSAGES as TEXTS } from '../messages';
import { SlotField } from '../preferred-time/slot-field';
import { FormStep, FormSteps } from './form-step';
import { TimeZoneField } from '../preferred-time/time-zone-field';
import { TripNote } from './trip-note';
import { typeOptions } from '../type-options';
import type { FreeConsultation } from './use-free-consultation';

const TYPE_OPTIONS = typeOptions<ConsultationType>(CONSULTATION_TYPES);

const asType = (value: string): ConsultationType | null => CONSULTATION_TYPES.find((type) => type === value) ?? null;

/** Every field of the free consultation form (spec section 3), in two steps. Both are in the page; one is visible. */
export function FreeConsultationFields({
  consultation,
  about,
  heading,
  treatments,
}: {
  consultation: FreeConsultation;
  about: ConsultationAbout;
  heading: FormHeading;
  /** From the page's loader; a dialog loads them itself. */
  treatments?: readonly TreatmentChoice[] | null;
}) {
  return (
    <>
      {about.destination === undefined ? null : <Callout>{TEXTS.about(about.procedure, about.destination)}</Callout>}
      <FormSteps data-shown={consultation.steps.shown}>
        <FormStep step={1} title={TEXTS.step_one}>
          <WhatFields consultation={consultation} heading={heading} treatments={treatments} />
        </FormStep>
        <FormStep step={2} title={TEXTS.step_two}>
          <WhenFields consultation={consultation} heading={heading} />
        </FormStep>
      </FormSteps>
    </>
  );
}

interface StepFieldsProps {
  consultation: FreeConsultation;
  heading: FormHeading;
}

/** Step 1: channel, treatment and person. */
function WhatFields({
  consultation,
  heading,
  treatments,
}: StepFieldsProps & { treatments: readonly TreatmentChoice[] | null | undefined }) {
  const { values, place, control, set } = consultation;
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
        onChange={(type) => set('consultationType', type)}
      />
      <FormPart heading={heading} title={TEXTS.what}>
        <Field {...place('procedure')} label={TEXTS.procedure} required>
          <ProcedureSelect control={control('procedure')} treatments={treatments} />
        </Field>
        <Field {...place('medicalNeeds')} label={TEXTS.needs} optional>
          <TextArea {...control('medicalNeeds')} maxLength={TEXT_LIMIT} placeholder={TEXTS.needs_example} />
        </Field>
        <FormFilesField files={consultation.files} {...consultation.filesPlace()} />
        <TripNote />
      </FormPart>
      <FormPart heading={heading} title={TEXTS.who}>
        <PersonFields form={consultation} phone={{ required: true }} />
      </FormPart>
    </>
  );
}

/** Step 2: day, place and time. */
function WhenFields({ consultation, heading }: StepFieldsProps) {
  const { values, place, control, set, visitor, entered } = consultation;
  return (
    <>
      <FormPart heading={heading} title={TEXTS.where}>
        <FormGrid>
          <Field {...place('preferredDate')} label={TEXTS.date} required>
            <DateInput {...control('preferredDate')} min={visitor.today || undefined} />
          </Field>
          <TimeZoneField
            {...place('timezone')}
            name="timezone"
            value={values.timezone}
            offered={UTC_OFFSETS}
            visitor={visitor}
            guessed={entered.timezone === '' && values.timezone !== ''}
            required
            onChange={(offset) => set('timezone', offset)}
          />
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
        </FormGrid>
      </FormPart>
      <SlotField
        {...place('preferredTime')}
        name="preferredTime"
        value={values.preferredTime}
        visitor={visitor}
        onChange={(slot) => set('preferredTime', slot)}
      />
    </>
  );
}
