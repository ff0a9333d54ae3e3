import { FORM_KEY_FIELD, FORM_TYPE_FIELD } from '@ayana/contracts/forms';

import type { Posted, PostedName } from './posted';

/** The hidden fields of a form that the browser posts itself. */
export function PostedKeys({ type, posted }: { type: PostedName; posted: Posted | undefined }) {
  return (
    <>
      <input type="hidden" name={FORM_TYPE_FIELD} value={type} />
      {/* The server writes a new key into every page it sends. */}
      <input type="hidden" name={FORM_KEY_FIELD} defaultValue={posted?.key ?? ''} suppressHydrationWarning />
    </>
  );
}
