import type { NamedPerson } from '@ayana/contracts/service-desk';
import { plainText, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { ErrorText, Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { useNavigate } from 'react-router-dom';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { problemHref } from '../paths';
import type { ProblemRecordDetail } from '../types';
import { messages } from './messages';
import { addProblem, changeProblem } from './problems.api';

const { form: words } = messages;

const LABELS: Readonly<Record<keyof Values, string>> = {
  title: words.title,
  description: words.description,
  workaround: words.workaround,
  cause: words.cause,
  owner_id: words.owner,
};

interface Values {
  title: string;
  description: string;
  workaround: string;
  cause: string;
  owner_id: NamedPerson | null;
}

export interface ProblemDialogProps {
  /** What is changed; null for a new one. */
  problem: ProblemRecordDetail | null;
  /** The request that a new one begins with. */
  request?: { id: string; number: string; summary: string };
  onClose: () => void;
  /** Reads the page again. */
  reread?: () => void;
}

/** Says what requests have in common, or changes it. */
export default function ProblemDialog({ problem, request, onClose, reread }: ProblemDialogProps) {
  const navigate = useNavigate();
  const edit = useSharedEdit<Values, ProblemRecordDetail>({
    name: problem !== null ? `problem-${problem.id}` : `problem-new${request === undefined ? '' : `-${request.id}`}`,
    latest: readingIn(problem, {
      title: problem?.title ?? request?.summary ?? '',
      description: problem?.description ?? '',
      workaround: problem?.workaround ?? '',
      cause: problem?.cause ?? '',
      owner_id: problem?.owner ?? null,
    }),
    labelOf: (name) => LABELS[name],
    textOf: (name, values) => (name === 'owner_id' ? (values.owner_id?.name ?? '') : plainText(values[name])),
    alwaysSends: problem === null,
    rules: ({ title, description }) => ({
      title: title.trim() === '' ? words.titleNeeded : undefined,
      description: description.trim() === '' ? words.descriptionNeeded : undefined,
    }),
    save: (_changed, { owner_id, ...values }, version, { key }) => {
      const title = values.title.trim();
      const description = values.description.trim();
      const workaround = values.workaround.trim() || null;
      const cause = values.cause.trim() || null;
      if (problem !== null)
        return changeProblem(
          { id: problem.id, version },
          { title, description, workaround, cause, owner_id: owner_id?.id ?? null },
        );
      return addProblem(
        {
          title,
          description,
          ...(workaround === null ? {} : { workaround }),
          ...(cause === null ? {} : { cause }),
          ...(owner_id === null ? {} : { owner_id: owner_id.id }),
          ...(request === undefined ? {} : { request_ids: [request.id] }),
        },
        key,
      );
    },
    onSaved: (saved) => {
      // Closing goes back in the history, which would undo the way to the new page.
      if (problem === null && saved !== null) return void navigate(problemHref(saved));
      onClose();
      return reread?.();
    },
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={problem === null ? words.newTitle : words.editTitle}
      description={request?.number}
      onClose={onClose}
      submitLabel={problem === null ? words.submit : words.save}
      busyLabel={words.busy}
      edit={edit}
    >
      <Field label={words.title} required error={form.errorOf('title')}>
        <TextInput maxLength={160} {...form.field('title')} />
      </Field>
      <Field label={words.description} hint={words.descriptionHint} required error={form.errorOf('description')}>
        <TextArea rows={4} maxLength={1000} {...form.field('description')} />
      </Field>
      <Field label={words.workaround} hint={words.workaroundHint} optional error={form.errorOf('workaround')}>
        <TextArea rows={3} maxLength={1000} {...form.field('workaround')} />
      </Field>
      <Field label={words.cause} optional error={form.errorOf('cause')}>
        <TextArea rows={2} maxLength={1000} {...form.field('cause')} />
      </Field>
      <div>
        <PersonPicker
          label={words.owner}
          value={form.values.owner_id}
          onChange={(person) => form.set('owner_id', person)}
          of="staff"
          withMe
        />
        <ErrorText>{form.errorOf('owner_id') ?? null}</ErrorText>
      </div>
    </EditDialog>
  );
}
