import type { Id } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

/** How someone reached the staff without a form of the site. */
export const ENQUIRY_CHANNELS = ['phone', 'whatsapp', 'walk_in', 'email'] as const;
export type EnquiryChannel = (typeof ENQUIRY_CHANNELS)[number];

export const ENQUIRY_CHANNEL_NAMES: Readonly<Record<EnquiryChannel, string>> = defineMessages(
  'contracts/enquiries/channels',
  {
    phone: 'Telephone',
    whatsapp: 'WhatsApp',
    walk_in: 'At the office',
    email: 'Email',
  },
);

/** A pasted mail may be long. */
export const ENQUIRY_TEXT_MAX = 10_000;

/** What is missing to answer by the channel someone used; null when nothing is. */
export function missingContact({
  channel,
  email = '',
  phone = '',
}: {
  readonly channel: EnquiryChannel;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}): 'email' | 'phone' | null {
  if (channel === 'email') return email.trim() === '' ? 'email' : null;
  if (channel === 'walk_in') return null;
  return phone.trim() === '' ? 'phone' : null;
}

/** An enquiry that the staff entered. */
export interface EnteredEnquiry {
  id: Id;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  case_id: Id;
}
