import { CONSULTATION_TOASTS } from '@ayana/contracts/consultations';
import type { ConsultationType } from '@ayana/contracts/consultations';
import { toast } from '@ayana/portal-kit';
import { Dialog, DialogBar, DialogBody, historySettled } from '@ayana/shared-ui/dialog';

import type { LazyDialogProps } from '../../../dialogs/use-lazy-dialog';
import { NOTHING_NAMED } from '../../../forms/consultation-about';
import type { ConsultationAbout } from '../../../forms/consultation-about';
import { FreeConsultationFields } from './free-consultation-fields';
import { FreeConsultationSubmit } from './free-consultation-submit';
import { CONSULTATION_MESSAGES as TEXTS } from '../messages';
import { NextSteps } from '../next-steps';
import { useFreeConsultation } from './use-free-consultation';

export interface FreeConsultationDialogProps extends LazyDialogProps {
  about?: ConsultationAbout;
}

/**
 * The free consultation dialog. After a successful submit it is empty and closed, a toast says so (spec section 4), and
 * the page that confirms the request opens.
 */
export function FreeConsultationDialog({ open, onClose, about = NOTHING_NAMED }: FreeConsultationDialogProps) {
  const consultation = useFreeConsultation({
    about,
    beforeLeaving: historySettled,
    onAccepted: () => {
      onClose();
      toast.success(CONSULTATION_TOASTS.consultation.title, CONSULTATION_TOASTS.consultation.description);
    },
  });
  const { values, formProps, visitor } = consultation;
  const { consultationType, preferredDate, preferredTime } = values;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={TEXTS.free_title}
      description={TEXTS.free_lead}
      keepOnOutsidePress
      aside={
        <NextSteps
          type={consultationType as ConsultationType | ''}
          preferredDate={preferredDate}
          preferredTime={preferredTime}
          visitor={visitor}
          heading="h3"
        />
      }
    >
      <form {...formProps} aria-label={TEXTS.free_title}>
        <DialogBody>
          <FreeConsultationFields consultation={consultation} about={about} heading="h3" />
        </DialogBody>
        <DialogBar>
          <FreeConsultationSubmit consultation={consultation} />
        </DialogBar>
      </form>
    </Dialog>
  );
}
