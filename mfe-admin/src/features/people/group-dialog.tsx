import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ChoiceGroup } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText, Field, TextInput } from '@ayana/shared-ui/field';
import { WaitingList } from '@ayana/shared-ui/portal-page';
import type { StaffGroup } from '../../components/holder/groups.api';
import { type Holder, PersonPicker } from '../../components/person-picker/person-picker';
import { messages } from './group-messages';
import { addGroup, changeGroup } from './groups.api';

const { form: words } = messages;

interface Values {
  name: string;
  purpose: string;
  members: Holder[];
}

export interface GroupDialogProps {
  /** What is changed; null for a new one. */
  group: StaffGroup | null;
  onDone: () => void;
  onClose: () => void;
}

/** Adds a group of colleagues, or changes one. */
export default function GroupDialog({ group, onDone, onClose }: GroupDialogProps) {
  const form = useForm<Values, StaffGroup>({
    name: group === null ? 'staff-group-new' : `staff-group-${group.id}`,
    initial: { name: group?.name ?? '', purpose: group?.purpose ?? '', members: group?.members ?? [] },
    rules: ({ name, members }) => ({
      name: name.trim() === '' ? words.nameNeeded : undefined,
      member_ids: members.length === 0 ? words.membersNeeded : undefined,
    }),
    send: ({ name, purpose, members }, key) => {
      const body = {
        name: name.trim(),
        purpose: purpose.trim() === '' ? null : purpose.trim(),
        member_ids: members.map(({ id }) => id),
      };
      return group === null ? addGroup(body, key) : changeGroup(group, body);
    },
    onAccepted: onDone,
  });
  const { members } = form.values;
  return (
    <FormDialog
      title={group === null ? words.add : words.edit(group.name)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.name} required error={form.errorOf('name')}>
        <TextInput dir="auto" maxLength={80} autoComplete="off" {...form.field('name')} />
      </Field>
      <Field label={words.purpose} optional error={form.errorOf('purpose')}>
        <TextInput dir="auto" maxLength={300} {...form.field('purpose')} />
      </Field>
      <ChoiceGroup legend={words.members} required error={form.errorOf('member_ids')}>
        <div>
          <WaitingList
            items={members.map(({ id, name }) => ({
              id,
              title: <bdi>{name}</bdi>,
              text: null,
              end: (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.remove(name)}
                  onClick={() =>
                    form.set(
                      'members',
                      members.filter((each) => each.id !== id),
                    )
                  }
                >
                  {messages.remove}
                </Button>
              ),
            }))}
          />
          <PersonPicker
            key={members.length}
            label={words.add_member}
            value={null}
            onChange={(person) => {
              if (person !== null && !members.some(({ id }) => id === person.id))
                form.set('members', [...members, person]);
            }}
            of="staff"
            withMe
          />
        </div>
      </ChoiceGroup>
      <ErrorText>{form.errorOf('members') ?? null}</ErrorText>
    </FormDialog>
  );
}
