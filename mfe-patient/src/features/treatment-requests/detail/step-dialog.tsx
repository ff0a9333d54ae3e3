import type { TreatmentRequestTransition } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { takeStep, type TreatmentRequestDetail } from '../requests.api';
import { messages } from './messages';
import { Ends } from './step-dialog.styles';

export interface StepDialogProps {
  request: TreatmentRequestDetail;
  name: TreatmentRequestTransition;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the answer, or whether the request is really withdrawn. What is typed survives a refusal and a reload. */
export default function StepDialog({ request, name, onDone, onClose }: StepDialogProps) {
  const texts = messages.steps[name];
  const isNeeded = texts.needed !== '';
  const form = useForm<{ note: string }, TreatmentRequestDetail>({
    name: `treatment-request-${name}-${request.id}`,
    initial: { note: '' },
    rules: ({ note }) => ({ note: isNeeded && note.trim() === '' ? texts.needed : undefined }),
    send: ({ note }) => takeStep(request.id, name, note.trim()),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      onClose={onClose}
      submitLabel={texts.action}
      busyLabel={messages.busy}
      danger={name === 'withdraw'}
      form={form}
    >
      {name === 'withdraw' && request.journey_id !== null ? (
        <div>
          <p>{messages.ends.title}</p>
          <Ends>
            {messages.ends.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Ends>
          <p>{messages.ends.after}</p>
        </div>
      ) : null}
      <Field
        label={texts.label}
        hint={texts.hint}
        required={isNeeded}
        optional={!isNeeded}
        error={form.errorOf('note')}
      >
        <TextArea rows={4} maxLength={1000} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
