import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, TextArea } from '@ayana/shared-ui/field';
import { useEffect, useState } from 'react';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { messages as shared } from '../messages';
import { AssigneePicker, assigneeOf } from '../../../components/give-work/assignee-picker';
import { dueAt } from '../../../components/give-work/due-day';
import { messages as give } from '../../../components/give-work/messages';
import { messages } from './messages';
import type { CaseWork } from '../../../components/give-work/give-work.api';
import { readAgreed, replaceWork } from './work.api';

const { replace: words } = messages;

/** Longest note. */
const NOTE_MAX = 1000;

interface Values {
  who: NamedRecord | null;
  brief: string;
  day: string;
  note: string;
}

export interface WorkDialogProps {
  work: CaseWork;
  reread: () => void;
  onClose: () => void;
}

/**
 * Takes work back and gives it to someone else in one step. What we wrote to the one before goes on as a note, which can be changed: the
 * new one learns nothing else of them.
 */
export default function ReplaceDialog(props: WorkDialogProps) {
  const agreed = useAgreed(props.work);
  return agreed === null ? null : <ReplaceForm {...props} agreed={agreed} />;
}

/** What was written to the one who has the work; null until it is known, empty where it cannot be read. */
function useAgreed({ id, journey_id }: CaseWork): string | null {
  const [agreed, setAgreed] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      const text = await readAgreed({ id, journey_id }).catch(() => '');
      if (isCurrent) setAgreed(text);
    })();
    return () => {
      isCurrent = false;
    };
  }, [id, journey_id]);
  return agreed;
}

function ReplaceForm({ work, agreed, reread, onClose }: WorkDialogProps & { agreed: string }) {
  const form = useForm<Values, CaseWork>({
    name: `case-replace-${work.id}`,
    initial: { who: null, brief: work.brief ?? '', day: '', note: agreed.slice(0, NOTE_MAX) },
    rules: ({ who, brief }) => ({
      assignee_user_id: who === null ? give.needed : undefined,
      brief: brief.trim() === '' ? give.briefNeeded : undefined,
    }),
    send: async ({ who, brief, day, note }, key) => {
      try {
        return await replaceWork(
          work,
          {
            ...assigneeOf(who),
            brief: brief.trim(),
            ...(day === '' ? {} : { due_at: dueAt(day) }),
            ...(note.trim() === '' ? {} : { note: note.trim() }),
          },
          key,
        );
      } catch (error) {
        reread();
        throw error;
      }
    },
    onAccepted: () => {
      reread();
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.title(ASSIGNMENT_KIND_NAMES[work.kind])}
      description={(work.status === 'declined' ? words.afterRefusal : words.text)(work.assignee_name)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
    >
      <AssigneePicker
        kind={work.kind}
        journeyId={work.journey_id}
        value={form.values.who}
        onChange={(who) => form.set('who', who)}
        errorOf={form.errorOf}
      />
      <Field label={give.brief} hint={give.briefHint} required error={form.errorOf('brief')}>
        <TextArea rows={4} maxLength={1000} dir="auto" {...form.field('brief')} />
      </Field>
      <Field label={give.due} hint={give.dueHint} optional error={form.errorOf('due_at')}>
        <DateInput {...form.field('day')} />
      </Field>
      <Field label={words.note} hint={words.noteHint} optional error={form.errorOf('note')}>
        <TextArea rows={4} maxLength={NOTE_MAX} dir="auto" {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
