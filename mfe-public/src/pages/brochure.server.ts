import { postAction } from '../forms/post-action';
import { postedForm } from '../forms/posted-form';

/** Handles the form when the browser posts it itself. */
export const action = postAction({
  brochure: async () => {
    const form = await import('../features/brochure/brochure-form-model');
    return postedForm('brochure', {
      initial: form.BROCHURE_INITIAL,
      problems: form.brochureProblems,
      payload: form.brochurePayload,
    });
  },
});
