import { postAction } from '../forms/post-action';
import { postedForm } from '../forms/posted-form';

/** Handles the form when the browser posts it itself. */
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
