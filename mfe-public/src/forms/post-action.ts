import type { ActionFunction } from 'react-router-dom';

import type { PostedForms } from './posted-form';

/**
 * The action of a page whose forms a browser may post itself: the same rules and API call as in the browser, and an
 * answer for rendering the page. It runs only on the server, so no browser loads it.
 */
export function postAction(forms: PostedForms): ActionFunction {
  return async ({ request }) => (await import('./answer-posted-form')).answerPostedForm(request, forms);
}
