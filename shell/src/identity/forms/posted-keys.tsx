import { FORM_KEY_FIELD, FORM_TYPE_FIELD } from '@ayana/contracts/forms';

/** The hidden fields of a form that the browser posts itself. */
export function PostedKeys({ form }: { form: string }) {
  return (
    <>
      <input type="hidden" name={FORM_TYPE_FIELD} value={form} />
      {/* Filled in when the form is sent (shell/src/hydration/tap-recorder.ts), or by the server: the page is the same for all. */}
      <input type="hidden" name={FORM_KEY_FIELD} defaultValue="" suppressHydrationWarning />
    </>
  );
}
