import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import type { ProblemRecordDetail, RequestDetail } from '../types';
import { messages } from './messages';
import { addRequests, findProblems } from './problems.api';

const { ofRequest: words } = messages;

export interface ChooseProblemDialogProps {
  request: RequestDetail;
  onClose: () => void;
  onDone: () => void;
}

/** Says which problem a request belongs to. */
export default function ChooseProblemDialog({ request, onClose, onDone }: ChooseProblemDialogProps) {
  const form = useForm<{ problem: NamedRecord | null }, ProblemRecordDetail>({
    name: `request-problem-${request.id}`,
    initial: { problem: null },
    rules: ({ problem }) => ({ request_ids: problem === null ? words.needed : undefined }),
    send: ({ problem }) => addRequests(problem?.id ?? '', [request.id]),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      size="small"
      title={words.choose}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <RecordPicker
        label={words.search}
        value={form.values.problem}
        onChange={(problem) => form.set('problem', problem)}
        find={findProblems}
        error={form.errorOf('request_ids')}
      />
    </FormDialog>
  );
}
