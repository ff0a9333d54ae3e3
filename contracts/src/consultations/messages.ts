import { defineMessages } from '../language/index.ts';

/** Hours within which a person answers a request (spec sections 1 and 9). */
export const RESPONSE_HOURS = 24;

/** Section 8's texts under the title Missing Information; the keys are the payload's fields, in the order of the form. */
export const MISSING_INFORMATION = defineMessages('contracts/consultations/missing-information', {
  title: 'Missing Information',
  consultation_type: 'Please select a consultation type.',
  preferred_date: 'Please select a preferred date.',
  preferred_time: 'Please select a preferred time.',
  procedure_interest: 'Please select a medical procedure of interest.',
  country: 'Please select your country.',
  city: 'Please enter your city.',
  timezone: 'Please select your timezone.',
  /** A text of the video dialog only. */
  name_and_email: 'Please fill in your name and email address.',
});

/** Error of a preferred time in the past. */
export const PASSED_TIME = 'This time has passed. Please choose a later one.';

/** The dialogs' success toasts (spec section 8). */
export const CONSULTATION_TOASTS = defineMessages('contracts/consultations/consultation-toasts', {
  consultation: {
    title: 'Consultation Requested!',
    description: "We'll contact you within 24 hours to confirm your appointment.",
  },
  video_consultation: {
    title: 'Video Consultation Requested!',
    description: "We'll contact you within 24 hours to schedule your video consultation.",
  },
});

/** The status of a consultation request, for the person who sent it (spec section 1: answered within a day). */
export const REQUEST_STATUS_MESSAGES = defineMessages('contracts/consultations/request-status', {
  new: 'We have your request. No one is working on it yet.',
  claimed: 'A case manager is working on it.',
  confirmed: 'We have confirmed your time.',
  answered: 'We have answered by email.',
  closed: 'Closed.',
});
