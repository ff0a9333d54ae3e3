import { FormDialog } from '@ayana/shared-ui/dialog';
import { messages } from './form-messages';
import { QuotePreview, type QuotePreviewProps } from './quote-preview';

const { send: words } = messages;

export interface SendQuoteDialogProps extends QuotePreviewProps {
  busy: boolean;
  failure: string | null;
  onSend: () => void;
  onClose: () => void;
}

/** The whole quote as the patient will read it, once before it leaves. */
export function SendQuoteDialog({ busy, failure, onSend, onClose, ...preview }: SendQuoteDialogProps) {
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={busy}
      failure={failure}
      onSubmit={onSend}
      note={words.note}
    >
      <QuotePreview {...preview} />
    </FormDialog>
  );
}
