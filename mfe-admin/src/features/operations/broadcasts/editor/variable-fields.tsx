import { BROADCAST_MAIN_LANGUAGE, RECIPIENT_VARIABLE_NAMES, RECIPIENT_VARIABLES } from '@ayana/contracts/operations';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { Plus, Trash2 } from 'lucide-react';
import { Names, ValueRow } from '../broadcasts.styles';
import { editorMessages } from '../messages';
import type { EditorForm } from './editor-values';
import { languageName } from './language-names';

const { variables: words } = editorMessages;

/** The values of variables, by language. */
export function VariableFields({ form }: { form: EditorForm }) {
  const { variables, texts } = form.values;
  return (
    <>
      <Names aria-label={words.insert}>
        {RECIPIENT_VARIABLES.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code> {RECIPIENT_VARIABLE_NAMES[name]}
          </li>
        ))}
      </Names>
      {variables.map(({ name }, at) => {
        const path = `variables.${at}`;
        const shown = name === '' ? words.unnamed : name;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a value is its place
          <ValueRow key={at} role="group" aria-label={words.group(shown)}>
            <Field label={words.name} required error={form.errorOf(`${path}.name`)}>
              <TextInput maxLength={40} dir="ltr" {...form.field(`${path}.name`)} />
            </Field>
            <Field label={words.language} required error={form.errorOf(`${path}.language`)}>
              <Select {...form.field(`${path}.language`)}>
                {texts.map(({ language }) => (
                  <option key={language} value={language}>
                    {languageName(language)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={words.value} required error={form.errorOf(`${path}.value`)}>
              <TextInput maxLength={500} dir="auto" {...form.field(`${path}.value`)} />
            </Field>
            <IconButton
              label={words.remove(shown)}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => form.set('variables', variables.toSpliced(at, 1))}
            />
          </ValueRow>
        );
      })}
      <div>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() =>
            form.set('variables', [...variables, { name: '', language: BROADCAST_MAIN_LANGUAGE, value: '' }])
          }
        >
          {words.add}
        </Button>
      </div>
    </>
  );
}
