import { postAction } from '../forms/post-action';
import { postedForm } from '../forms/posted-form';

/** Handles the form when the browser posts it itself. */
export const action = postAction({
  career: async () => {
    const form = await import('../features/careers/career-form-model');
    return postedForm('career', {
      initial: form.CAREER_INITIAL,
      problems: form.careerProblems,
      payload: form.careerPayload,
    });
  },
});
