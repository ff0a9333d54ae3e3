import {
  MEMBER_ROLE_NAMES,
  type MemberRole,
  ORGANISATION_KINDS,
  ORGANISATION_ROLES,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select } from '@ayana/shared-ui/field';
import { PlaceFields } from '../../components/work-place/place-fields';
import { acceptanceOf, noPlace, placeFaults, type PlaceValues } from '../../components/work-place/place-values';
import { messages } from './messages';
import { acceptSignUp, type PersonDetail } from './people.api';

const { acceptDialog: words } = messages;
const ROLES = ['owner', 'member'] as const satisfies readonly MemberRole[];

interface Values extends PlaceValues {
  role: MemberRole;
}

export interface AcceptDialogProps {
  person: PersonDetail;
  application: NonNullable<PersonDetail['application']>;
  onDone: () => void;
  onClose: () => void;
}

/** Accepts who registered as a partner or a doctor to where they work, with the role of its portal. */
export default function AcceptDialog({ person, application, onDone, onClose }: AcceptDialogProps) {
  const { account_kind, wanted_role, organisation } = application;
  const of = account_kind === 'doctor' ? 'doctor' : 'partner';
  const kind = ORGANISATION_KINDS.find((each) => ORGANISATION_ROLES[each] === wanted_role) ?? null;
  const form = useForm<Values, unknown>({
    name: `sign-up-accept-${application.id}`,
    initial: { ...noPlace(organisation ?? '', kind), role: 'owner' },
    rules: (values) => placeFaults(of, values),
    send: ({ role, ...values }, key) =>
      acceptSignUp(person.id, { ...acceptanceOf(of, values), ...(of === 'doctor' ? {} : { role }) }, key),
    onAccepted: () => {
      toast.success(words.done, person.email);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title(person.name || person.email)}
      description={words[of]}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <PlaceFields of={of} form={form} />
      {of === 'doctor' ? null : (
        <Field label={words.role} hint={words.roleHint} required error={form.errorOf('role')}>
          <Select {...form.field('role')}>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {MEMBER_ROLE_NAMES[role]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </FormDialog>
  );
}
