import type { PatientJourney } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import type { Case } from '../types';
import { type CaseChange, changeCase } from './change.api';
import { messages } from './messages';
import { useLatestCase } from './use-latest-case';

export type StateAction = 'take' | 'pause' | 'resume' | 'close' | 'reopen';

export interface CaseDialogProps {
  value: Case;
  /** Whose case it is. */
  name: string;
  /** Reads the case again. */
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a case is taken, paused, resumed, closed or opened again. */
export default function StateDialog({ action, ...props }: CaseDialogProps & { action: StateAction }) {
  const { value, name, reread, onDone, onClose } = props;
  const me = useSession(({ user }) => user?.id ?? '');
  const latest = useLatestCase(value, reread);
  const isClosing = action === 'close';
  const form = useForm<{ reason: string }, PatientJourney>({
    name: `case-${action}-${value.id}`,
    initial: { reason: '' },
    rules: ({ reason }) =>
      isClosing && reason.trim() === '' ? { closed_reason: messages.close.needed } : { closed_reason: undefined },
    send: ({ reason }) =>
      latest.change((version) => changeCase(value.id, version, changeOf(action, me, reason.trim()))),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={messages[action].title}
      description={<bdi>{name}</bdi>}
      size="small"
      onClose={onClose}
      submitLabel={messages[action].submit}
      busyLabel={messages.busy}
      danger={isClosing}
      form={form}
    >
      {latest.meanwhile === null ? null : <Notice>{latest.meanwhile}</Notice>}
      <p>{textOf(action, value)}</p>
      {isClosing ? (
        <Field
          label={messages.close.reason}
          hint={messages.close.reasonHint}
          required
          error={form.errorOf('closed_reason')}
        >
          <TextArea rows={3} maxLength={1000} dir="auto" {...form.field('reason')} name="closed_reason" />
        </Field>
      ) : null}
    </FormDialog>
  );
}

function textOf(action: StateAction, { case_manager }: Case): string {
  if (action !== 'take') return messages[action].text;
  return case_manager === null ? messages.take.free : messages.take.from(case_manager.name);
}

function changeOf(action: StateAction, me: string, closed_reason: string): CaseChange {
  switch (action) {
    case 'take':
      return { case_manager_id: me };
    case 'pause':
      return { status: 'paused' };
    case 'resume':
    case 'reopen':
      return { status: 'open' };
    case 'close':
      return { status: 'closed', closed_reason };
  }
}
