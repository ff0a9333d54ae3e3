import { FORM_KEY_FIELD, FORM_TYPE_FIELD } from '@ayana/contracts/forms';

/** The hidden fields a form needs when the browser sends it by itself. */
export function PostedKeys({ form }: { form: string }) {
  return (
    <>
      <input type="hidden" name={FORM_TYPE_FIELD} value={form} />
      {/* Each answer has a key of its own, which the server writes into the page it sends. */}
      <input type="hidden" name={FORM_KEY_FIELD} defaultValue="" suppressHydrationWarning />
    </>
  );
}
