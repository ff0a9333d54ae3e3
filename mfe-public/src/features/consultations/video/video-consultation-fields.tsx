import { SPECIALIZATIONS, VIDEO_CONSULTATION_TYPES } from '@ayana/contracts/consultations';
import type { VideoConsultationType } from '@ayana/contracts/consultations';
import { VIDEO_COUNTRIES, VIDEO_UTC_OFFSETS } from '@ayana/contracts/places';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { DateInput, Field, RadioCards, Select, TextArea, TextInput } from '@ayana/shared-ui';

import { FormGrid } from '../../../forms/form-grid.styles';
import { FormFilesField } from '../../../forms/files/form-files-field';
import { PersonFields } from '../../../forms/person-fields';
import { ProcedureSelect } from '../../../forms/procedure-select';
import type { TreatmentChoice } from '../../../forms/treatment-choices';
import { FormPart } from '../form-part';
import type { FormHeading } from '../form-part';
import { CONSULTATION_MESSAGES as TEXTS } from '../messages';
import { SlotField } from '../preferred-time/slot-field';
import { TimeZoneField } from '../preferred-time/time-zone-field';
import { typeOptions } from '../type-options';
import type { VideoConsultation } from './use-video-consultation';

const TYPE_OPTIONS = typeOptions<VideoConsultationType>(VIDEO_CONSULTATION_TYPES);

const asType = (value: string): VideoConsultationType =>
  VIDEO_CONSULTATION_TYPES.find((type) => type === value) ?? VIDEO_CONSULTATION_TYPES[0];

/** Every field of the video consultation form: who, when, about what (spec section 3). */
export function VideoConsultationFields({
  consultation,
  heading,
  treatments,
}: {
  consultation: VideoConsultation;
  heading: FormHeading;
  /** From the page's loader; a dialog loads them itself. */
  treatments?: readonly TreatmentChoice[] | null;
}) {
  const { values, place, control, set, visitor } = consultation;

  return (
    <>
      <RadioCards
        {...place('consultation_type')}
        name="consultation_type"
        legend={TEXTS.how}
        legendAsHeading
        options={TYPE_OPTIONS}
        value={asType(values.consultation_type)}
        onChange={(type) => set('consultation_type', type)}
      />
      <FormPart heading={heading} title={TEXTS.who}>
        <PersonFields form={consultation} />
      </FormPart>
      <FormPart heading={heading} title={TEXTS.day}>
        <FormGrid>
          <Field {...place('preferredDate')} label={TEXTS.date} required>
            <DateInput {...control('preferredDate')} min={visitor.today || undefined} />
          </Field>
          <TimeZoneField
            {...place('timezone')}
            name="timezone"
            value={values.timezone}
            offered={VIDEO_UTC_OFFSETS}
            visitor={visitor}
            optional
            onChange={(offset) => set('timezone', offset)}
          />
        </FormGrid>
      </FormPart>
      <SlotField
        {...place('preferredTime')}
        name="preferredTime"
        value={values.preferredTime}
        visitor={visitor}
        onChange={(slot) => set('preferredTime', slot)}
      />
      <FormPart heading={heading} title={TEXTS.what_video}>
        <FormGrid>
          <Field {...place('specialization')} label={TEXTS.specialization} optional>
            <Select {...control('specialization')}>
              <option value="">{TEXTS.not_chosen}</option>
              {SPECIALIZATIONS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
          <Field {...place('procedure')} label={TEXTS.procedure} optional>
            <ProcedureSelect control={control('procedure')} treatments={treatments} />
          </Field>
          <Field {...place('country')} label={TEXTS.country} optional>
            <Select {...control('country')} autoComplete="country-name">
              <option value="">{TEXTS.not_chosen}</option>
              {VIDEO_COUNTRIES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
          <Field {...place('city')} label={TEXTS.city} optional>
            <TextInput {...control('city')} autoComplete="address-level2" maxLength={100} />
          </Field>
        </FormGrid>
        <Field {...place('medicalCondition')} label={TEXTS.condition} optional>
          <TextArea {...control('medicalCondition')} maxLength={TEXT_LIMIT} placeholder={TEXTS.condition_example} />
        </Field>
        <FormFilesField files={consultation.files} {...consultation.filesPlace()} />
        <Field {...place('notes')} label={TEXTS.notes} optional>
          <TextArea {...control('notes')} maxLength={TEXT_LIMIT} placeholder={TEXTS.notes_example} />
        </Field>
      </FormPart>
    </>
  );
}
