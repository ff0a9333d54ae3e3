import { mayApprove } from '@ayana/contracts/workflow';
import { useSession } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText, Field, TextArea } from '@ayana/shared-ui/field';
import { type Holder, PersonPicker } from '../../../components/person-picker/person-picker';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { transition, type TransitionBody } from './requests.api';
import { needsNote, type TransitionName as Name } from './transitions';

interface Values {
  note: string;
  person: Holder | null;
}

export interface TransitionDialogProps {
  request: RequestDetail;
  name: Name;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the words, or the person, that a transition needs. What is typed survives a refusal and a reload. */
export default function TransitionDialog({ request, name, onDone, onClose }: TransitionDialogProps) {
  const texts = messages.notes[name];
  const me = useSession(({ user }) => user?.id);
  const asksPerson = name === 'assign' || name === 'ask_approval';
  const form = useForm<Values, RequestDetail>({
    name: `service-${name}-${request.id}`,
    initial: { note: '', person: null },
    rules: ({ note, person }) => ({
      note: needsNote(name) && note.trim() === '' ? texts?.needed : undefined,
      person: asksPerson && person === null ? messages.approvals.needed : undefined,
    }),
    send: ({ note, person }) => transition(request.id, bodyOf(name, note.trim(), person)),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={messages.transitions[name]}
      description={`${request.number}: ${request.summary}`}
      onClose={onClose}
      submitLabel={messages.transitions[name]}
      busyLabel={messages.dialog.busy}
      danger={name === 'cancel' || name === 'decline'}
      form={form}
    >
      {asksPerson ? (
        <div>
          <PersonPicker
            label={name === 'assign' ? messages.facts.owner : messages.approvals.approver}
            value={form.values.person}
            onChange={(person) => form.set('person', person)}
            of={name === 'assign' ? 'holders' : 'everyone'}
            withMe={name === 'assign'}
            refusalOf={name === 'assign' ? undefined : ({ id }) => refusalOf(id, request, me)}
          />
          {name === 'assign' ? null : <p>{messages.approvals.rule}</p>}
          <ErrorText>
            {form.errorOf('person') ?? form.errorOf('approver_id') ?? form.errorOf('group_id') ?? null}
          </ErrorText>
        </div>
      ) : null}
      <Field
        label={texts?.label ?? messages.dialog.noteOptional}
        hint={texts?.hint}
        required={needsNote(name)}
        optional={!needsNote(name)}
        error={form.errorOf('note')}
      >
        <TextArea rows={4} maxLength={1000} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}

/** Why a person does not approve it; who asks for the approval does not give it either. */
const refusalOf = (id: string, { involved }: RequestDetail, me: string | undefined): string | undefined =>
  mayApprove(id, [...involved, me]) ? undefined : messages.approvals.involved;

function bodyOf(name: Name, note: string, person: Holder | null): TransitionBody {
  return {
    name,
    ...(note === '' ? {} : { note }),
    ...(person === null
      ? {}
      : name !== 'assign'
        ? { approver_id: person.id }
        : person.is_group === true
          ? { group_id: person.id }
          : { assigned_to: person.id }),
  };
}
