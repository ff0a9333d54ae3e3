import { toast } from '@ayana/portal-kit';
import { useForm, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { useRevalidator } from 'react-router-dom';
import { messages } from './messages';
import { invite, readCompanions, type Room, uninvite } from './room.api';
import { Plain, Row } from './room.styles';

const { peoplePanel: words } = messages;

/** Who is invited as a third; the patient and staff invite a companion, staff an interpreter. */
export function PeoplePanel({ room }: { room: Room }) {
  const { revalidate } = useRevalidator();
  const mayInvite = room.role === 'patient' || room.role === 'case_worker';
  const done = (text: string): void => {
    toast.success(text, '');
    void revalidate();
  };
  const takeBack = async (id: string): Promise<void> => {
    await uninvite(room.id, id);
    done(words.removed);
  };
  return (
    <>
      <p>{words.places}</p>
      <Plain aria-label={words.invited}>
        {(room.guests ?? []).map(({ id, name, kind }) => (
          <li key={id}>
            <span>
              <bdi>{name}</bdi>, {messages.roles[kind]}
            </span>
            {mayInvite ? (
              <Button size="small" variant="quiet" onClick={() => void takeBack(id)}>
                {words.remove}
              </Button>
            ) : null}
          </li>
        ))}
      </Plain>
      {mayInvite && room.journey_id !== null ? (
        <Companions room={room} journeyId={room.journey_id} onDone={() => done(words.added)} />
      ) : null}
      {room.role === 'case_worker' ? <Interpreter room={room} onDone={() => done(words.added)} /> : null}
    </>
  );
}

function Companions({ room, journeyId, onDone }: { room: Room; journeyId: string; onDone: () => void }) {
  const { value } = usePart({ key: journeyId, read: async () => (await readCompanions(journeyId)).value ?? [] });
  const invited = new Set((room.guests ?? []).map(({ companion_id }) => companion_id));
  const free = (value ?? []).filter(({ id }) => !invited.has(id));
  const add = async (companion_id: string): Promise<void> => {
    try {
      await invite(room.id, { companion_id }, crypto.randomUUID());
      onDone();
    } catch (error) {
      toast.failure(words.companion, error instanceof Error ? error.message : '');
    }
  };
  return (
    <div>
      <b>{words.companion}</b>
      {free.length === 0 ? <p>{words.noCompanions}</p> : null}
      <Plain>
        {free.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            <Button size="small" variant="outline" onClick={() => void add(id)}>
              {words.add}
            </Button>
          </li>
        ))}
      </Plain>
    </div>
  );
}

function Interpreter({ room, onDone }: { room: Room; onDone: () => void }) {
  const form = useForm<{ email: string }, unknown>({
    name: `room-interpreter-${room.id}`,
    initial: { email: '' },
    send: (values, key) => invite(room.id, values, key),
    onAccepted: () => {
      form.restart({ email: '' });
      onDone();
    },
  });
  return (
    <form {...form.formProps}>
      <Field label={words.interpreter} error={form.errorOf('email') ?? form.failure ?? undefined}>
        <TextInput type="email" autoComplete="off" {...form.field('email')} />
      </Field>
      <Row>
        <Button type="submit" variant="outline" size="small" busy={form.busy}>
          {words.add}
        </Button>
      </Row>
    </form>
  );
}
