import { postAction } from '../forms/post-action';
import { postedForm } from '../forms/posted-form';

/** Handles the form when the browser posts it itself. */
export const action = postAction({
  contact: async () => {
    const form = await import('../features/contact/contact-form-model');
    return postedForm('contact', {
      initial: form.CONTACT_INITIAL,
      problems: form.contactProblems,
      payload: form.contactPayload,
      serverFields: form.CONTACT_SERVER_FIELDS,
    });
  },
});
