import type { Companion } from '@ayana/contracts/journey';
import { ENGLISH, openLocales } from '@ayana/contracts/language';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { MayChoices } from './may-choices';
import { messages } from './messages';
import { type Invitation, invite } from './about-me.api';

const { form: words } = messages;
const LANGUAGES = openLocales(false);

export interface InviteDialogProps {
  journeyId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Invites a companion by mail, with what they may do. */
export default function InviteDialog({ journeyId, onDone, onClose }: InviteDialogProps) {
  const form = useForm<Invitation, Companion>({
    name: `companion-${journeyId}`,
    initial: { name: '', email: '', relation: '', language: ENGLISH.tag, may: ['see_journey'] },
    rules: ({ name, email, relation }) => ({
      name: name.trim() === '' ? words.needed.name : undefined,
      email: email.trim() === '' ? words.needed.email : undefined,
      relation: relation.trim() === '' ? words.needed.relation : undefined,
    }),
    send: (values, key) => invite(journeyId, values, key),
    onAccepted: ({ name }) => {
      toast.success(words.done, name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.name} required error={form.errorOf('name')}>
        <TextInput autoComplete="off" maxLength={120} {...form.field('name')} />
      </Field>
      <Field label={words.email} required error={form.errorOf('email')}>
        <TextInput type="email" autoComplete="off" {...form.field('email')} />
      </Field>
      <Field label={words.relation} required hint={words.relationHint} error={form.errorOf('relation')}>
        <TextInput maxLength={60} {...form.field('relation')} />
      </Field>
      {LANGUAGES.length < 2 ? null : (
        <Field label={words.language} error={form.errorOf('language')}>
          <Select {...form.field('language')}>
            {LANGUAGES.map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <MayChoices value={form.values.may} onChange={(may) => form.set('may', may)} error={form.errorOf('may')} />
    </FormDialog>
  );
}
