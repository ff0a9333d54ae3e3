import { FORM_KEY_FIELD, FORM_TYPE_FIELD } from '@ayana/contracts/forms';

import type { Posted, PostedName } from './posted';

/** The hidden fields of a form that the browser posts itself. */
export function PostedKeys({ type, posted }: { type: PostedName; posted: Posted | undefined }) {
  return (
    <>
      <input type="hidden" name={FORM_TYPE_FIELD} value={type} />
      {/* Filled in when the form is sent (shell/src/hydration/tap-recorder.ts), or by the server: the page is the same for all. */}
      <input type="hidden" name={FORM_KEY_FIELD} defaultValue={posted?.key ?? ''} suppressHydrationWarning />
    </>
  );
}
