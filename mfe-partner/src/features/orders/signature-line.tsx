import type { Prescription } from '@ayana/contracts/journey';
import { deviceZone, fullMoment } from '@ayana/shared-ui/time';
import { messages } from './messages';

const { signing: words } = messages.doctor;

/** Who signed a prescription, when, and under which number. */
export function SignatureLine({ signature, replaces }: Pick<Prescription, 'signature' | 'replaces'>) {
  return (
    <p>
      {signature === null ? (
        words.unsigned
      ) : (
        <bdi>
          {words.signed(
            signature.signed_by,
            fullMoment(new Date(signature.signed_at), deviceZone().zone),
            [signature.registration_number, signature.council].filter(Boolean).join(', '),
          )}
        </bdi>
      )}{' '}
      {replaces === null ? null : words.corrects}
    </p>
  );
}
