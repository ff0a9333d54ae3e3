import { postAction } from '../forms/post-action';
import { postedForm } from '../forms/posted-form';

/** Answers the form where the browser sends it by itself. */
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
