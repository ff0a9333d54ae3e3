import { postAction } from '../forms/post-action';
import { postedForm } from '../forms/posted-form';

/** Handles the form when the browser posts it itself. */
export const action = postAction({
  partner: async () => {
    const form = await import('../features/partnerships/partner-form-model');
    return postedForm('partner', {
      initial: form.PARTNER_INITIAL,
      problems: form.partnerProblems,
      payload: form.partnerPayload,
    });
  },
  doctor: async () => {
    const form = await import('../features/partnerships/doctor-form-model');
    return postedForm('doctor', {
      initial: form.DOCTOR_INITIAL,
      problems: form.doctorProblems,
      payload: form.doctorPayload,
    });
  },
});
