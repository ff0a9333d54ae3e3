import type { ActionFunction } from 'react-router-dom';

import type { PostedForms } from './posted-form';

/**
 * The action of a page whose forms a browser may send by itself: the same rules as in the browser, the same way to the API, and an
 * answer that the page is drawn with. Runs on the server only, so its code is no part of any view.
 */
export function postAction(forms: PostedForms): ActionFunction {
  return async ({ request }) => (await import('./answer-posted')).answerPostedForm(request, forms);
}
