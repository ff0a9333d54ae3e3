import { useForm } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import type { ProblemRecordDetail } from '../types';
import { messages } from './messages';
import { moveProblem } from './problems.api';

export interface ProblemTransitionDialogProps {
  problem: ProblemRecordDetail;
  name: 'resolve' | 'reopen';
  onClose: () => void;
  onDone: () => void;
}

/** Resolves a problem, and its open requests with it, or opens it again. */
export default function TransitionDialog({ problem, name, onClose, onDone }: ProblemTransitionDialogProps) {
  const words = messages[name];
  const canResolve = name === 'resolve' && problem.open_requests > 0;
  const form = useForm<{ note: string; resolve_requests: boolean }, ProblemRecordDetail>({
    name: `problem-${name}-${problem.id}`,
    initial: { note: '', resolve_requests: true },
    rules: ({ note }) => ({ note: note.trim() === '' ? words.noteNeeded : undefined }),
    send: ({ note, resolve_requests }) =>
      moveProblem(problem, {
        name,
        note: note.trim(),
        ...(canResolve ? { resolve_requests } : {}),
      }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={messages.transitions[name]}
      description={`${problem.number}: ${problem.title}`}
      onClose={onClose}
      submitLabel={messages.transitions[name]}
      busyLabel={messages.detail.busy}
      form={form}
    >
      <Field label={words.note} required error={form.errorOf('note')}>
        <TextArea rows={4} maxLength={1000} {...form.field('note')} />
      </Field>
      {canResolve ? (
        <div>
          <Checkbox
            name="resolve_requests"
            checked={form.values.resolve_requests}
            onChange={({ currentTarget }) => form.set('resolve_requests', currentTarget.checked)}
          >
            {messages.resolve.requests(problem.open_requests)}
          </Checkbox>
          <p>{messages.resolve.requestsHint}</p>
        </div>
      ) : null}
    </FormDialog>
  );
}
