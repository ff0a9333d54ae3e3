import { type EnquiryChannel, missingContact } from '@ayana/contracts/enquiries';
import { isEmail } from '@ayana/contracts/rules';
import type { NamedRecord } from '../../components/record-picker/record-picker';
import type { NewEnquiry } from './enquiries.api';
import { messages } from './messages';

export interface EnquiryValues {
  channel: EnquiryChannel;
  name: string;
  phone: string;
  email: string;
  text: string;
  treatment: NamedRecord | null;
  consent: boolean;
  notify: boolean;
}

export const EMPTY: EnquiryValues = {
  channel: 'phone',
  name: '',
  phone: '',
  email: '',
  text: '',
  treatment: null,
  consent: false,
  notify: false,
};

/** What is wrong, by field. */
export function enquiryErrors(values: EnquiryValues): Record<string, string> {
  const { missing } = messages;
  const contact = missingContact(values);
  return {
    ...(values.name.trim() === '' ? { name: missing.name } : {}),
    ...(values.text.trim() === '' ? { text: missing.text } : {}),
    ...(values.notify && values.email.trim() === '' ? { email: missing.notify } : {}),
    ...(contact === null ? {} : { [contact]: missing[contact] }),
  };
}

export const enquiryOf = ({ treatment, consent, email, phone, ...values }: EnquiryValues): NewEnquiry => ({
  ...values,
  consent_noted: consent,
  ...(email.trim() === '' ? {} : { email: email.trim() }),
  ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
  ...(treatment === null ? {} : { treatment_id: treatment.id }),
});

/** Digits of a number that are enough to look for it, and letters of a name. */
const DIGITS = 6;
const LETTERS = 3;

/** What known cases are looked for by: each part that is long enough to say who it is. */
export const knownBy = ({ name, phone, email }: Pick<EnquiryValues, 'name' | 'phone' | 'email'>): string[] => [
  ...(phone.replaceAll(/\D/g, '').length >= DIGITS ? [phone.trim()] : []),
  ...(isEmail(email.trim()) ? [email.trim()] : []),
  ...(name.trim().length >= LETTERS ? [name.trim()] : []),
];
