import type { Id } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';

/** `POST /api/functions/<name>`: the public forms (spec section 7, and those of pages the specification leaves open). */
export const FORM_FUNCTIONS = [
  'contact-form',
  'consultation-form',
  'video-consultation-request',
  'newsletter',
  'support-request',
  'brochure-request',
  'partner-application',
  'doctor-application',
  'career-application',
] as const;
export type FormFunction = (typeof FORM_FUNCTIONS)[number];

/**
 * The submission helper's form types and the function each is sent to (spec section 7; `support`, `partner`, `doctor` and `career` are
 * ours).
 */
export const FORM_TYPES = {
  contact: 'contact-form',
  consultation: 'consultation-form',
  'video-consultation': 'video-consultation-request',
  newsletter: 'newsletter',
  support: 'support-request',
  brochure: 'brochure-request',
  partner: 'partner-application',
  doctor: 'doctor-application',
  career: 'career-application',
} as const satisfies Record<string, FormFunction>;
export type FormType = keyof typeof FORM_TYPES;

/** Hidden field with the Idempotency-Key of a form that is sent without script. */
export const FORM_KEY_FIELD = 'idempotency_key';
/** Hidden field of the same form: its form type. */
export const FORM_TYPE_FIELD = 'form';

/** The answer of every form function. */
export interface FormAnswer {
  success: boolean;
  /** Fit to show the sender. */
  message: string;
  /** Id of the row, readable from now on. */
  id?: Id;
  /**
   * Of the case, where what was sent is about a treatment.
   * @example "AY-7K2Q4"
   */
  case_number?: string;
}

/** The server's message, which is also the default description of the success toast (spec section 8). */
export const FORM_MESSAGES = defineMessages('contracts/forms/form-messages', {
  contact: 'Thank you for your message. We will reply within 24 hours, and you will receive an SMS confirmation.',
  /** Without a phone number no SMS is sent. */
  'contact-by-mail': 'Thank you for your message. We will reply by e-mail within 24 hours.',
  consultation: 'Thank you for your request. Our team will contact you by SMS and messaging app.',
  'video-consultation': 'Your video consultation is booked. You will receive a confirmation e-mail.',
  /** Without a doctor's free time nothing is booked yet. */
  'video-request':
    'Your video consultation is requested. We will contact you within 24 hours to agree on the time. You will receive a confirmation e-mail.',
  newsletter: 'Thank you for subscribing to our newsletter.',
  support: 'We have your request. Please check your e-mail for the link to follow it.',
  partner: 'We have your application. A person answers within 24 hours.',
  doctor: 'We have your application. A person answers within 24 hours.',
  career: 'We have your application. A person answers within 24 hours.',
  brochure: 'Please check your e-mail for the download link.',
  'general-inquiry': 'Your inquiry was sent.',
} satisfies Record<FormType | 'general-inquiry' | 'contact-by-mail' | 'video-request', string>);

/** Toasts after a page form is sent (spec section 8); durations in milliseconds (spec section 9). */
export const FORM_TOASTS = defineMessages('contracts/forms/form-toasts', {
  success: { title: 'Success!', duration: 5000 },
  failure: { title: 'Submission Failed', duration: 7000 },
  refused: 'Submission failed. Please try again.',
  unexpected: 'An unexpected error occurred.',
});

/** The two errors of the submission helper (spec section 5). */
export const FORM_ERRORS = defineMessages('contracts/forms/form-errors', {
  general_inquiry: {
    code: 'form_not_available_yet',
    message: 'General inquiry functionality will be available soon.',
  },
  unsupported: {
    code: 'unsupported_form_type',
    message: 'Unsupported form type.',
  },
});
