import { SPECIALIZATIONS, VIDEO_CONSULTATION_TYPES } from '@ayana/contracts/consultations';
import type { VideoConsultationType } from '@ayana/contracts/consultations';
import { VIDEO_COUNTRIES, VIDEO_UTC_OFFSETS } from '@ayana/contracts/places';
import { EMAIL_LIMIT, TEXT_LIMIT } from '@ayana/contracts/rules';
import { DateInput, Field, RadioCards, Select, TextArea, TextInput } from '@ayana/shared-ui';
import { Phone, Video } from 'lucide-react';

import { FormGrid } from '../../forms/form-grid';
import { ProcedureOptions } from '../../forms/procedure-options';
import { FormPart } from './form-part';
import type { FormHeading } from './form-part';
import { CONSULTATION_MESSAGES as TEXTS } from './messages';
import { SlotField } from './slot-field';
import { TimeZoneField } from './time-zone-field';
import { videoControlId } from './use-video-consultation';
import type { VideoConsultation } from './use-video-consultation';
import type { VideoConsultationField } from './video-consultation-form';

const [BY_VIDEO, BY_PHONE] = VIDEO_CONSULTATION_TYPES;
const TYPE_OPTIONS = [
  { value: BY_VIDEO, label: TEXTS.video_option, detail: TEXTS.by_video, icon: <Video aria-hidden="true" /> },
  { value: BY_PHONE, label: TEXTS.phone_option, detail: TEXTS.by_phone, icon: <Phone aria-hidden="true" /> },
] as const;

const asType = (value: string): VideoConsultationType =>
  VIDEO_CONSULTATION_TYPES.find((type) => type === value) ?? BY_VIDEO;

/** Every field of the video consultation form: who, when, about what (spec section 3). */
export function VideoConsultationFields({
  consultation,
  heading,
}: {
  consultation: VideoConsultation;
  heading: FormHeading;
}) {
  const { form, errors, set, visitor } = consultation;
  const { values } = form;
  const place = (field: VideoConsultationField) => ({ id: videoControlId(field), error: errors[field] });
  const control = (field: VideoConsultationField) => ({
    name: field,
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => set(field)(target.value),
  });

  return (
    <>
      <RadioCards
        {...place('consultation_type')}
        name="consultation_type"
        legend={TEXTS.how}
        legendAsHeading
        options={TYPE_OPTIONS}
        value={asType(values.consultation_type)}
        onChange={set('consultation_type')}
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
          <Field {...place('phone')} label={TEXTS.phone} optional>
            <TextInput
              {...control('phone')}
              type="tel"
              autoComplete="tel"
              maxLength={20}
              placeholder={TEXTS.phone_example}
            />
          </Field>
        </FormGrid>
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
            <Select {...control('procedure')}>
              <option value="">{TEXTS.not_chosen}</option>
              <ProcedureOptions />
            </Select>
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
        <Field {...place('notes')} label={TEXTS.notes} optional>
          <TextArea {...control('notes')} maxLength={TEXT_LIMIT} placeholder={TEXTS.notes_example} />
        </Field>
      </FormPart>
    </>
  );
}
