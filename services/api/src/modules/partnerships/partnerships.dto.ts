import { SPECIALIZATIONS } from '@ayana/contracts/consultations';
import {
  DOCTOR_APPLICATION_MISSING as DOCTOR,
  PARTNER_APPLICATION_MISSING as PARTNER,
  PARTNER_KINDS,
  type PartnerKind,
} from '@ayana/contracts/partnerships';
import { ChoiceField, EmailField, PhoneField, TextField } from '../../platform/http/input/fields.js';

export class PartnerApplicationDto {
  @TextField({ label: 'Organisation', missing: () => PARTNER.organisation })
  organisation!: string;

  @ChoiceField({ label: 'Kind', missing: () => PARTNER.kind, of: PARTNER_KINDS })
  kind!: PartnerKind;

  @TextField({ label: 'City', missing: () => PARTNER.city })
  city!: string;

  @TextField({ label: 'Country', missing: () => PARTNER.country })
  country!: string;

  @TextField({ label: 'Website', optional: true })
  website?: string;

  @TextField({ label: 'Accreditations', optional: true, description: 'With their numbers and the day they end.' })
  accreditations?: string;

  @TextField({ label: 'Contact person', missing: () => PARTNER.contact_name })
  contact_name!: string;

  @EmailField({ label: 'E-mail', missing: () => PARTNER.email })
  email!: string;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @TextField({ label: 'Message', optional: true })
  message?: string;
}

export class DoctorApplicationDto {
  @TextField({ label: 'Name', missing: () => DOCTOR.name })
  name!: string;

  @ChoiceField({ label: 'Specialisation', missing: () => DOCTOR.specialization, of: SPECIALIZATIONS })
  specialization!: string;

  @TextField({ label: 'Registration number', missing: () => DOCTOR.registration_number })
  registration_number!: string;

  @TextField({ label: 'Medical council', missing: () => DOCTOR.registration_council })
  registration_council!: string;

  @TextField({ label: 'City', missing: () => DOCTOR.city })
  city!: string;

  @TextField({ label: 'Hospital', optional: true })
  hospital?: string;

  @TextField({ label: 'Languages', missing: () => DOCTOR.languages })
  languages!: string;

  @EmailField({ label: 'E-mail', missing: () => DOCTOR.email })
  email!: string;

  @PhoneField({ label: 'Phone', optional: true })
  phone?: string;

  @TextField({ label: 'Message', optional: true })
  message?: string;
}
