import { useForm } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText } from '@ayana/shared-ui/field';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { Rows } from '../../../components/operations/rows.styles';
import { type FoundRecord, type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { findRequests } from '../requests/requests.api';
import type { ProblemRecordDetail } from '../types';
import { messages } from './messages';
import { addRequests } from './problems.api';

const { link: words } = messages;

export interface LinkRequestsDialogProps {
  problem: ProblemRecordDetail;
  onClose: () => void;
  onDone: () => void;
}

/** Gathers several requests at once. */
export default function LinkRequestsDialog({ problem, onClose, onDone }: LinkRequestsDialogProps) {
  const form = useForm<{ chosen: readonly NamedRecord[] }, ProblemRecordDetail>({
    name: `problem-requests-${problem.id}`,
    initial: { chosen: [] },
    rules: ({ chosen }) => ({ request_ids: chosen.length === 0 ? words.needed : undefined }),
    send: ({ chosen }) =>
      addRequests(
        problem.id,
        chosen.map(({ id }) => id),
      ),
    onAccepted: onDone,
  });
  const { chosen } = form.values;
  const find = useCallback(
    async (q: string): Promise<FoundRecord[]> =>
      (await findRequests(q)).items
        .filter(({ id }) => !problem.request_list.some((request) => request.id === id))
        .map(({ id, number, summary }) => ({ id, name: number, detail: summary })),
    [problem.request_list],
  );
  return (
    <FormDialog title={words.title} onClose={onClose} submitLabel={words.submit} busyLabel={words.busy} form={form}>
      {chosen.length === 0 ? null : (
        <Rows aria-label={words.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <b>{name}</b>
              <IconButton
                size="small"
                label={words.remove(name)}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() =>
                  form.set(
                    'chosen',
                    chosen.filter((each) => each.id !== id),
                  )
                }
              />
            </li>
          ))}
        </Rows>
      )}
      <RecordPicker
        label={words.search}
        value={null}
        onChange={(request) => {
          if (request !== null && !chosen.some(({ id }) => id === request.id)) form.set('chosen', [...chosen, request]);
        }}
        find={find}
      />
      <ErrorText>{form.errorOf('request_ids') ?? null}</ErrorText>
    </FormDialog>
  );
}
