import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { CONSENT_MESSAGES as texts } from './consent-texts';

export interface ConsentDialogProps {
  what: 'give' | 'withdraw';
  /** What is agreed to. */
  text: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Shows the text that is agreed to, or says what a withdrawal does, before either. */
export default function ConsentDialog({ what, text, ...dialog }: ConsentDialogProps) {
  const words =
    what === 'give'
      ? {
          title: texts.give_title,
          text,
          submitLabel: texts.give_yes,
          busyLabel: texts.giving,
        }
      : {
          title: texts.withdraw_title,
          text: texts.withdraw_text,
          submitLabel: texts.withdraw,
          busyLabel: texts.withdrawing,
          danger: true,
        };
  return <ConfirmDialog {...words} {...dialog} failure={null} />;
}
