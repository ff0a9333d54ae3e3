import type { NewTreatmentRequest } from './requests.api';

/** The form's value of "I do not know yet". */
export const UNKNOWN_TREATMENT = 'unknown';

/** Whether the form's one answer is a treatment of the catalogue: anything else is the patient's own words. */
export const isTreatmentId = (answer: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu.test(answer);

/** The form's one answer, as the API takes it. */
export const askedTreatment = (answer: string): Pick<NewTreatmentRequest, 'treatment_id' | 'treatment_words'> =>
  isTreatmentId(answer)
    ? { treatment_id: answer }
    : { treatment_words: answer === UNKNOWN_TREATMENT ? '' : answer.trim() };
