import { postAction } from '../forms/post-action';
import { postedForm } from '../forms/posted-form';

/** Answers the form where the browser sends it by itself. */
export const action = postAction({
  newsletter: async () => {
    const form = await import('../features/newsletter/newsletter-model');
    return postedForm('newsletter', {
      initial: form.NEWSLETTER_INITIAL,
      problems: form.newsletterProblems,
      payload: form.newsletterPayload,
    });
  },
});
