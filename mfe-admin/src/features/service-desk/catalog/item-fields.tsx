import type { FieldErrors, Form } from '@ayana/portal-kit/screens';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';

const { fields: words } = messages;

export const itemErrors = ({ name, description }: { name: string; description: string }): FieldErrors => ({
  name: name.trim() === '' ? words.nameNeeded : undefined,
  description: description.trim() === '' ? words.descriptionNeeded : undefined,
});

/** Name and description of a service. */
export function ItemFields({ form }: { form: Pick<Form<object>, 'field' | 'errorOf'> }) {
  return (
    <>
      <Field label={words.name} required error={form.errorOf('name')}>
        <TextInput maxLength={120} {...form.field('name')} />
      </Field>
      <Field label={words.description} hint={words.descriptionHint} required error={form.errorOf('description')}>
        <TextArea rows={3} maxLength={1000} {...form.field('description')} />
      </Field>
    </>
  );
}
