import { ADMIN_ROLES, ROLE_NAMES, type Role } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { useAction } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useState } from 'react';
import { type RoleChoice, roleChoices } from './data/role-choices';
import { messages } from './messages';
import { PEOPLE_PATH, type PeopleCommand, type Person } from './people.api';
import { Choices } from './role-dialog.styles';

const { dialog: words } = messages;

/** Radio values are strings: no role is the empty string. */
const valueOf = (role: Role | null): string => role ?? '';

export interface RoleDialogProps {
  person: Person;
  superAdmins: number;
  onClose: () => void;
}

/** Gives, changes or removes a role; explains disabled choices and what will happen. */
export default function RoleDialog({ person, superAdmins, onClose }: RoleDialogProps) {
  const { user, role } = useSession();
  const choices = roleChoices({ id: user?.id ?? '', role: role ?? null }, person, superAdmins);
  const wanted = person.application?.status === 'pending' ? person.application.wanted_role : null;
  const first = choices.find((choice) => choice.role === wanted && wanted !== null && choice.refusal === null);
  const [chosen, setChosen] = useState<Role | null>(first?.role ?? person.role);
  const [asked, setAsked] = useState(false);
  const { send, isPending, failure } = useAction<PeopleCommand>({ action: PEOPLE_PATH, done: onClose });
  const name = person.name || person.email;
  const changes = chosen !== person.role;
  return (
    <FormDialog
      onClose={onClose}
      title={words.title(name)}
      description={words.now(person.role && ROLE_NAMES[person.role])}
      submitLabel={changes ? words.submit(chosen && ROLE_NAMES[chosen]) : words.change}
      busyLabel={words.busy}
      busy={isPending()}
      failure={failure?.message ?? null}
      danger={changes && chosen === null}
      onSubmit={() => {
        setAsked(true);
        if (changes) send({ intent: 'role', id: person.id, role: chosen });
      }}
      note={
        changes ? (
          <Notice>
            <b>{words.happens}</b>
            <p>
              {chosen === null ? words.takes(name) : words.gives(name, ROLE_NAMES[chosen])}{' '}
              {ADMIN_ROLES.some((each) => each === chosen) ? words.administrator : null} {words.recorded}
            </p>
          </Notice>
        ) : asked ? (
          <ErrorText>{words.choose}</ErrorText>
        ) : null
      }
    >
      <Choices>
        <legend>{words.legend}</legend>
        {choices.map((choice) => (
          <Choice
            key={valueOf(choice.role)}
            choice={choice}
            checked={choice.role === chosen}
            onChoose={() => setChosen(choice.role)}
          />
        ))}
      </Choices>
    </FormDialog>
  );
}

function Choice({ choice, checked, onChoose }: { choice: RoleChoice; checked: boolean; onChoose: () => void }) {
  const { role, refusal, isCurrent } = choice;
  const note = isCurrent ? words.current : refusal === null ? null : words.refusals[refusal];
  return (
    <label data-refused={refusal === null ? undefined : ''}>
      <input
        type="radio"
        name="role"
        value={valueOf(role)}
        checked={checked}
        disabled={refusal !== null}
        onChange={onChoose}
      />
      <span>
        {role === null ? (isCurrent ? words.none : words.take) : ROLE_NAMES[role]}
        {note === null ? null : <small>{note}</small>}
      </span>
    </label>
  );
}
