import { postAction } from '../forms/post-action';
import { postedForm } from '../forms/posted-form';

/** Answers the form where the browser sends it by itself. */
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
