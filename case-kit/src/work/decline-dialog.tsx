import { ASSIGNMENT_KIND_NAMES, type AssignmentKind } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from './messages';

const { decline: words } = messages;
/** The longest reason. */
const REASON_MAX = 1000;

export interface DeclineDialogProps {
  kind: AssignmentKind;
  /** Of the form in storage. */
  name: string;
  decline: (change: { status: 'declined'; declined_reason: string }) => Promise<unknown>;
  /** Above the reason: what is chosen there is added to it. */
  Templates?: ComponentType<{ onUse: (text: string) => void }>;
  /** The page that follows: the work is no longer the reader's then. */
  to: string;
  reread: () => void;
  onClose: () => void;
}

/** Declines work, with the reason. */
export function DeclineDialog({ kind, name, decline, Templates, to, reread, onClose }: DeclineDialogProps) {
  const navigate = useNavigate();
  const form = useForm<{ declined_reason: string }>({
    name,
    initial: { declined_reason: '' },
    rules: ({ declined_reason }) => ({ declined_reason: declined_reason.trim() === '' ? words.needed : undefined }),
    send: async ({ declined_reason }) => {
      try {
        await decline({ status: 'declined', declined_reason: declined_reason.trim() });
      } catch (error) {
        reread();
        throw error;
      }
    },
    onAccepted: () => void navigate(to),
  });
  const add = (text: string): void => {
    const { declined_reason: written } = form.values;
    form.set('declined_reason', `${written}${written.trim() === '' ? '' : '\n'}${text}`.slice(0, REASON_MAX));
  };
  return (
    <FormDialog
      title={words.title}
      description={ASSIGNMENT_KIND_NAMES[kind]}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      danger
      form={form}
    >
      <p>{words.text}</p>
      {Templates === undefined ? null : <Templates onUse={add} />}
      <Field label={words.reason} required error={form.errorOf('declined_reason')}>
        <TextArea rows={3} maxLength={REASON_MAX} dir="auto" {...form.field('declined_reason')} />
      </Field>
    </FormDialog>
  );
}
