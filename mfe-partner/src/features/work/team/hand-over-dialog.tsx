import { HAND_OVER_NOTE_MAX, type WorkTeam } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { handOver } from './team.api';

const { handOver: words } = messages;

interface Props {
  workId: string;
  team: WorkTeam;
  reread: () => void;
  onClose: () => void;
}

/** Hands a piece of work to a colleague, with what they need to know. */
export default function HandOverDialog({ workId, team, reread, onClose }: Props) {
  const form = useForm<{ to_user_id: string; note: string }, WorkTeam>({
    name: `work-hand-over-${workId}`,
    initial: { to_user_id: '', note: '' },
    rules: ({ to_user_id }) => ({ to_user_id: to_user_id === '' ? words.needed : undefined }),
    send: ({ to_user_id, note }) =>
      handOver(workId, team, { to_user_id, ...(note.trim() === '' ? {} : { note: note.trim() }) }),
    onAccepted: () => {
      reread();
      onClose();
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.saving}
      form={form}
    >
      <Field label={words.to} required error={form.errorOf('to_user_id')}>
        <Select {...form.field('to_user_id')}>
          <option value="">{words.choose}</option>
          {team.colleagues
            .filter(({ id }) => id !== team.handler?.id)
            .map(({ id, name, away_until }) => (
              <option key={id} value={id} disabled={away_until !== null}>
                {away_until === null ? name : messages.away(name)}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={words.note} hint={words.noteHint} error={form.errorOf('note')}>
        <TextArea rows={3} maxLength={HAND_OVER_NOTE_MAX} dir="auto" {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
