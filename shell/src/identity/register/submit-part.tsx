import { Button } from '@ayana/shared-ui/button';
import { Quiet } from '../forms/form.styles';
import type { IdentityForm } from '../forms/use-identity-form';
import { REGISTER_MESSAGES } from './messages';
import { stillMissing } from './register-model';

/** The end of a registration form: the button, and what is still missing. */
export function SubmitPart({ id, form }: { id: string; form: Pick<IdentityForm<string>, 'busy' | 'missing'> }) {
  const missing = form.missing.length > 0;
  return (
    <>
      <Button
        type="submit"
        size="large"
        wide
        busy={form.busy}
        busyLabel={REGISTER_MESSAGES.busy}
        notReady={missing}
        aria-describedby={`${id}-missing`}
      >
        {REGISTER_MESSAGES.submit}
      </Button>
      <Quiet id={`${id}-missing`}>
        {missing ? `${REGISTER_MESSAGES.still_missing} ${stillMissing(form.missing)}` : null}
      </Quiet>
    </>
  );
}
