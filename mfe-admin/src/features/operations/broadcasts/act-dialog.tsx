import { type BroadcastAct, BROADCAST_ACTS_WITH_NOTE, type BroadcastDetail } from '@ayana/contracts/operations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { momentOf } from '../../../components/operations/local-input';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { type ActBody, actOn } from './broadcasts.api';
import { messages } from './messages';
import { ReachBox } from './reach/reach-box';

const needsNote = (name: BroadcastAct): boolean => BROADCAST_ACTS_WITH_NOTE.some((each) => each === name);

const { dialog: words } = messages;
/** Acts after which it leaves, or may: the one who presses sees who it reaches. */
const SHOWS_REACH: readonly BroadcastAct[] = ['submit', 'approve', 'schedule', 'begin'];

interface Values {
  note: string;
  timing: 'moment' | 'local';
  /** As the control has it: `2026-12-01T09:00`, by the operations clock, or by each reader's. */
  time: string;
}

export interface ActDialogProps {
  broadcast: BroadcastDetail;
  name: BroadcastAct;
  onClose: () => void;
  onDone: () => void;
}

const TEXTS: Partial<Record<BroadcastAct, string>> = {
  submit: words.submit,
  approve: words.approve,
  send_back: words.send_back,
  begin: words.beginNow,
  pause: words.pause,
  cancel: words.cancel,
};

/** Asks once more, with the words or the time that an act needs. */
export default function ActDialog({ broadcast, name, onClose, onDone }: ActDialogProps) {
  const form = useForm<Values, BroadcastDetail>({
    name: `broadcast-${name}-${broadcast.id}`,
    initial: { note: '', timing: 'local', time: '' },
    rules: ({ note, time }) => ({
      note: needsNote(name) && note.trim() === '' ? words.noteNeeded : undefined,
      time: name === 'schedule' && time === '' ? words.timeNeeded : undefined,
    }),
    send: (values) => actOn(broadcast, bodyOf(name, values)),
    onAccepted: () => {
      toast.success(words.done[name], broadcast.number);
      onDone();
    },
  });
  const { timing } = form.values;
  return (
    <FormDialog
      title={messages.acts[name]}
      description={TEXTS[name] ?? broadcast.title}
      onClose={onClose}
      submitLabel={messages.acts[name]}
      busyLabel={messages.acts.busy}
      danger={name === 'cancel'}
      form={form}
    >
      {SHOWS_REACH.some((each) => each === name) ? <ReachBox broadcast={broadcast} /> : null}
      {name === 'submit' ? <Missing errorOf={form.errorOf} broadcast={broadcast} /> : null}
      {name === 'schedule' ? (
        <>
          <Field label={words.timing} required error={form.errorOf('timing')}>
            <Select {...form.field('timing')}>
              <option value="local">{words.local}</option>
              <option value="moment">{words.moment}</option>
            </Select>
          </Field>
          <Field
            label={words.time}
            hint={timing === 'local' ? words.zoneLocal : words.zone(OPERATIONS_CLOCK.place)}
            required
            error={form.errorOf('time') ?? form.errorOf('sends_at') ?? form.errorOf('local_time')}
          >
            <TextInput type="datetime-local" {...form.field('time')} />
          </Field>
        </>
      ) : null}
      {needsNote(name) || name === 'approve' ? (
        <Field label={words.note} required={needsNote(name)} optional={!needsNote(name)} error={form.errorOf('note')}>
          <TextArea rows={3} maxLength={1000} {...form.field('note')} />
        </Field>
      ) : null}
    </FormDialog>
  );
}

/** What the API says is missing, of all texts. */
function Missing({
  errorOf,
  broadcast,
}: {
  errorOf: (path: string) => string | undefined;
  broadcast: BroadcastDetail;
}) {
  const found = broadcast.texts.flatMap((_text, index) =>
    ['subject', 'body', 'text', 'link_label'].flatMap((part) => errorOf(`texts.${index}.${part}`) ?? []),
  );
  const nobody = errorOf('audience');
  const all = [...new Set([...found, ...(nobody === undefined ? [] : [nobody])])];
  if (all.length === 0) return null;
  return (
    <Notice tone="failed">
      {all.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
}

function bodyOf(name: BroadcastAct, { note, timing, time }: Values): ActBody {
  return {
    name,
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    ...(name !== 'schedule'
      ? {}
      : timing === 'local'
        ? { timing, local_time: time }
        : { timing, sends_at: momentOf(time) ?? '' }),
  };
}
