import { FORM_TEXTS } from '../../forms/messages';
import { SubmitRow } from '../../forms/submit-row';
import { unansweredGate } from './free-consultation-form';
import { CONSULTATION_MESSAGES as TEXTS } from './messages';
import { freeControlId } from './use-free-consultation';
import type { FreeConsultation } from './use-free-consultation';

/** The submit button: reads as disabled until the seven answers are there, says which is missing and leads to it (spec section 5). */
export function FreeConsultationSubmit({ consultation }: { consultation: FreeConsultation }) {
  const gate = unansweredGate(consultation.form.values);
  const [first] = gate;
  const missing = first && (
    <>
      {gate.length === 1 ? FORM_TEXTS.one_missing : FORM_TEXTS.some_missing(gate.length)}{' '}
      <a
        href={`#${freeControlId(first.field)}`}
        onClick={(event) => {
          event.preventDefault();
          const place = document.getElementById(freeControlId(first.field));
          (place?.matches('fieldset') ? place.querySelector('input') : place)?.focus();
        }}
      >
        {TEXTS.missing[first.field]}
      </a>
    </>
  );
  return (
    <SubmitRow submission={consultation.submission} busyLabel={TEXTS.sending} missing={missing}>
      {TEXTS.free_submit}
    </SubmitRow>
  );
}
