import { CONSULTATION_TOASTS } from '@ayana/contracts/consultations';
import type { VideoConsultationType } from '@ayana/contracts/consultations';
import { toast } from '@ayana/portal-kit';
import { Dialog, DialogBar, DialogBody } from '@ayana/shared-ui/dialog';

import type { LazyDialogProps } from '../../../dialogs/use-lazy-dialog';
import { SubmitRow } from '../../../forms/submit-row';
import { CONSULTATION_MESSAGES as TEXTS } from '../messages';
import { NextSteps } from '../next-steps';
import { useVideoConsultation } from './use-video-consultation';
import { VideoConsultationFields } from './video-consultation-fields';

/** The video consultation dialog. After a successful submit it is empty and closed, and a toast says so (spec section 4). */
export function VideoConsultationDialog({ open, onClose }: LazyDialogProps) {
  const consultation = useVideoConsultation({
    onAccepted: () => {
      onClose();
      toast.success(CONSULTATION_TOASTS.video_consultation.title, CONSULTATION_TOASTS.video_consultation.description);
    },
  });
  const { values, formProps, visitor } = consultation;
  const { consultation_type, preferredDate, preferredTime } = values;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={TEXTS.video_title}
      description={TEXTS.video_lead}
      keepOnOutsidePress
      aside={
        <NextSteps
          type={consultation_type as VideoConsultationType}
          preferredDate={preferredDate}
          preferredTime={preferredTime}
          visitor={visitor}
          heading="h3"
        />
      }
    >
      <form {...formProps} aria-label={TEXTS.video_title}>
        <DialogBody>
          <VideoConsultationFields consultation={consultation} heading="h3" />
        </DialogBody>
        <DialogBar>
          <SubmitRow form={consultation} busyLabel={TEXTS.sending}>
            {TEXTS.video_submit}
          </SubmitRow>
        </DialogBar>
      </form>
    </Dialog>
  );
}
