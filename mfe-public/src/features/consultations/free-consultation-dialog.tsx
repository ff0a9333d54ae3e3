import { CONSULTATION_TOASTS } from '@ayana/contracts/consultations';
import type { ConsultationType } from '@ayana/contracts/consultations';
import { toast } from '@ayana/portal-kit';
import { Dialog, DialogBar, DialogBody } from '@ayana/shared-ui/dialog';

import type { LazyDialogProps } from '../../dialogs/use-lazy-dialog';
import { FreeConsultationFields } from './free-consultation-fields';
import { FreeConsultationSubmit } from './free-consultation-submit';
import { CONSULTATION_MESSAGES as TEXTS } from './messages';
import { NextSteps } from './next-steps';
import { useFreeConsultation } from './use-free-consultation';

export interface FreeConsultationDialogProps extends LazyDialogProps {
  destination?: string | undefined;
}

/** The free consultation dialog. After a successful submit it is empty and closed, and a toast says so (spec section 4). */
export function FreeConsultationDialog({ open, onClose, destination }: FreeConsultationDialogProps) {
  const consultation = useFreeConsultation({
    destination,
    onAccepted: () => {
      onClose();
      toast.success(CONSULTATION_TOASTS.consultation.title, CONSULTATION_TOASTS.consultation.description);
    },
  });
  const { form, onSubmit, visitor } = consultation;
  const { consultationType, preferredDate, preferredTime } = form.values;
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
      <form {...form.formProps} onSubmit={onSubmit} noValidate aria-label={TEXTS.free_title}>
        <DialogBody>
          <FreeConsultationFields consultation={consultation} heading="h3" />
        </DialogBody>
        <DialogBar>
          <FreeConsultationSubmit consultation={consultation} />
        </DialogBar>
      </form>
    </Dialog>
  );
}
