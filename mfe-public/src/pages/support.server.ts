import { postAction } from '../forms/post-action';
import { postedForm } from '../forms/posted-form';

/** Handles the form when the browser posts it itself. */
export const action = postAction({
  support: async () => {
    const form = await import('../features/support/support-form-model');
    return postedForm('support', {
      initial: form.SUPPORT_INITIAL,
      problems: form.supportProblems,
      payload: form.supportPayload,
    });
  },
});
