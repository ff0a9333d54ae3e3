import { Button } from '@ayana/shared-ui';

import { PAGE_FORM_MESSAGES } from '../../../forms/messages';
import { SubmitRow } from '../../../forms/submit-row';
import { unansweredRequired } from './free-consultation-form';
import { stepOf } from './free-consultation-steps';
import { CONSULTATION_MESSAGES as TEXTS } from '../messages';
import { WithoutScript, WithScript } from './form-step';
import { freeControlId, freeStepId } from './use-free-consultation';
import type { FreeConsultation } from './use-free-consultation';

/** The step's button and the Back link. It is announced as disabled until the seven answers are there; a click names and focuses the first missing one (spec section 5). */
export function FreeConsultationSubmit({ consultation }: { consultation: FreeConsultation }) {
  const { ready, values, steps, reveal } = consultation;
  // Before hydration the button always submits, and the server says what is missing.
  const gate = ready ? unansweredRequired(values).filter(({ field }) => steps.shown !== 1 || stepOf(field) === 1) : [];
  const [first] = gate;
  const missing = first && (
    <>
      {gate.length === 1 ? PAGE_FORM_MESSAGES.one_missing : PAGE_FORM_MESSAGES.some_missing(gate.length)}{' '}
      <a
        href={`#${freeControlId(first.field)}`}
        onClick={(event) => {
          event.preventDefault();
          reveal(first.field);
        }}
      >
        {TEXTS.missing[first.field]}
      </a>
    </>
  );
  return (
    <>
      {steps.shown === 2 ? (
        <Button variant="outline" size="large" onClick={() => steps.show(1, freeStepId(1))}>
          {TEXTS.back}
        </Button>
      ) : null}
      <SubmitRow form={consultation} busyLabel={TEXTS.sending} missing={missing}>
        {steps.shown === 'unread' ? (
          <>
            <WithScript>{TEXTS.go_on}</WithScript>
            <WithoutScript>{TEXTS.free_submit}</WithoutScript>
          </>
        ) : steps.shown === 1 ? (
          TEXTS.go_on
        ) : (
          TEXTS.free_submit
        )}
      </SubmitRow>
    </>
  );
}
