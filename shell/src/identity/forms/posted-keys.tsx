import { FORM_KEY_FIELD, FORM_TYPE_FIELD } from '@ayana/contracts/forms';

/** The hidden fields of a form that the browser posts itself. */
export function PostedKeys({ form }: { form: string }) {
  return (
    <>
      <input type="hidden" name={FORM_TYPE_FIELD} value={form} />
      {/* The server writes a new key into every page it sends. */}
      <input type="hidden" name={FORM_KEY_FIELD} defaultValue="" suppressHydrationWarning />
    </>
  );
}
