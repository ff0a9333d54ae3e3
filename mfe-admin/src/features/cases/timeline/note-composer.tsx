import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Composer } from '@ayana/shared-ui/composer';

export interface NoteComposerProps<Answer> {
  /** Names what is typed in storage. */
  name: string;
  words: Record<'label' | 'placeholder' | 'hint' | 'submit' | 'busy' | 'needed' | 'waiting', string>;
  /** Only the team reads it. */
  isInternal?: boolean;
  send: (text: string, key: string) => Promise<Answer>;
  onSent: () => void;
}

/** The place for a note below a timeline. What is typed survives a reload and a lost line. */
export function NoteComposer<Answer>({ name, words, isInternal = false, send, onSent }: NoteComposerProps<Answer>) {
  const form = useForm<{ text: string }, Answer>({
    name,
    initial: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.needed : undefined }),
    send: ({ text }, key) => send(text, key),
    onAccepted: onSent,
  });
  return (
    <Composer
      modes={[{ id: 'note', label: words.label, note: isInternal }]}
      mode="note"
      onMode={() => undefined}
      label={words.label}
      value={form.values.text}
      onChange={(text) => form.set('text', text)}
      onSend={form.submit}
      maxLength={1000}
      placeholder={words.placeholder}
      status={form.waiting ? words.waiting : words.hint}
      error={form.errorOf('text') ?? form.failure ?? undefined}
      action={
        <Button type="submit" variant="tonal" size="small" busy={form.busy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      }
    />
  );
}
