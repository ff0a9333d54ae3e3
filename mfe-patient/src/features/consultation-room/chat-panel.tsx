import { ROOM_LINE_MAX } from '@ayana/contracts/consultation-room';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { type FormEvent, useState } from 'react';
import { messages } from './messages';
import { Plain } from './room.styles';
import type { RoomLive } from './use-room';

/** Lines between those in the talk, which nobody keeps. */
export function ChatPanel({ room }: { room: RoomLive }) {
  const { chatPanel: words } = messages;
  const [text, setText] = useState('');
  const [failed, setFailed] = useState(false);
  const send = async (): Promise<void> => {
    const sent = await room.say(text.trim());
    setFailed(!sent);
    if (sent) setText('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') void send();
  };
  return (
    <>
      <p>{words.text}</p>
      <Plain role="log" aria-label={words.title}>
        {room.lines.map(({ key, from, name, text: line }) => (
          <li key={key}>
            <span dir="auto">
              <b>{from === room.me ? messages.you : name}</b> {line}
            </span>
          </li>
        ))}
      </Plain>
      <form onSubmit={submit}>
        <Field label={words.label} error={failed ? words.failed : undefined}>
          <TextInput
            name="line"
            autoComplete="off"
            maxLength={ROOM_LINE_MAX}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </Field>
        <Button type="submit" variant="tonal">
          {words.send}
        </Button>
      </form>
    </>
  );
}
