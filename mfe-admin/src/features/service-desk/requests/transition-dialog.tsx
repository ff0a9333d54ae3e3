import { type NamedPerson, TRANSITIONS_WITH_NOTE } from '@ayana/contracts/service-desk';
import { useAction, useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText, Field, TextArea } from '@ayana/shared-ui/field';
import { PersonPicker } from '../parts/person-picker';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { requestHref, transition, type TransitionBody } from './requests.api';

type Name = TransitionBody['name'];
interface Values {
  note: string;
  person: NamedPerson | null;
}

const needsNote = (name: Name): boolean => TRANSITIONS_WITH_NOTE.some((each) => each === name);

/** Whether a transition asks something before it is done. */
export function asksFirst(name: Name, request: RequestDetail): boolean {
  return needsNote(name) || name === 'assign' || (name === 'ask_approval' && request.approvals.length === 0);
}

export interface TransitionDialogProps {
  request: RequestDetail;
  name: Name;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for the words, or the person, that a transition needs. What is typed survives a refusal and a reload. */
export function TransitionDialog({ request, name, onDone, onClose }: TransitionDialogProps) {
  const texts = messages.notes[name];
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
      busy={form.busy}
      failure={form.failure}
      danger={name === 'cancel' || name === 'decline'}
      formProps={form.formProps}
    >
      {asksPerson ? (
        <div>
          <PersonPicker
            label={name === 'assign' ? messages.facts.owner : messages.approvals.approver}
            value={form.values.person}
            onChange={(person) => form.set('person', person)}
            withMe={name === 'assign'}
          />
          <ErrorText>{form.errorOf('person') ?? null}</ErrorText>
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

function bodyOf(name: Name, note: string, person: NamedPerson | null): TransitionBody {
  return {
    name,
    ...(note === '' ? {} : { note }),
    ...(person === null ? {} : name === 'assign' ? { assigned_to: person.id } : { approver_id: person.id }),
  };
}

/** Sends a transition that asks nothing. */
export function useTransition(request: RequestDetail): {
  send: (name: Name) => void;
  busy: Name | null;
  failure: string | null;
} {
  const action = useAction<{ intent: 'transition'; id: string; name: Name }>({
    action: requestHref(request),
    refusals: { illegal_transition: messages.illegal },
  });
  return {
    send: (name) => action.send({ intent: 'transition', id: request.id, name }),
    busy: action.pending[0]?.name ?? null,
    failure: action.failure?.message ?? null,
  };
}
