import type { Editor, Reading, SharedEdit } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { Plus, Trash2 } from 'lucide-react';
import { Part } from '../../../components/form-page.styles';
import { SharedEditForm } from '../../../components/shared-edit/shared-edit-form';
import { type GuideTexts, writeTexts } from '../detail/detail.api';
import { editorOf } from '../detail/editor';
import type { DetailFormProps } from '../form/treatment-form';
import { messages } from './messages';
import { Entries, Entry } from './texts-form.styles';
import { bodyOf, LINE_FIELDS, textsErrors, type TextsValues, valuesOf } from './texts-values';

const readingOf = (texts: GuideTexts, by: Editor): Reading<TextsValues> => ({
  version: texts.version,
  fields: valuesOf(texts),
  by,
});

/** The texts of the public page. */
export default function TextsForm({ detail: { id, treatment, texts }, reread }: DetailFormProps) {
  const by = editorOf(treatment);
  return (
    <SharedEditForm<TextsValues>
      name={`treatment-texts-${id}`}
      latest={readingOf(texts, by)}
      isPublic={treatment.is_active}
      rules={textsErrors}
      save={async (_names, values, version) => readingOf(await writeTexts(id, version, bodyOf(values)), by)}
      reread={reread}
      labelOf={(name) => messages.fields[name]}
      textOf={(name, values) =>
        name === 'faq' ? values.faq.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n') : values[name]
      }
    >
      {(edit) => (
        <>
          <p>{messages.lead}</p>
          {LINE_FIELDS.map((name) => (
            <Field key={name} label={messages.fields[name]} hint={messages.lines} error={edit.form.errorOf(name)}>
              <TextArea rows={4} maxLength={12_000} {...edit.form.field(name)} />
            </Field>
          ))}
          <Questions edit={edit} />
        </>
      )}
    </SharedEditForm>
  );
}

function Questions({ edit: { form, fields } }: { edit: SharedEdit<TextsValues> }) {
  const { faq } = fields;
  return (
    <Part aria-labelledby="texts-faq">
      <h2 id="texts-faq">{messages.fields.faq}</h2>
      <Entries>
        {faq.map((_entry, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an entry is its place
          <li key={at}>
            <Entry role="group" aria-label={messages.entry(at + 1)}>
              <Field label={messages.question} error={form.errorOf(`faq.${at}.question`)}>
                <TextInput maxLength={200} {...form.field(`faq.${at}.question`)} />
              </Field>
              <IconButton
                label={messages.remove(at + 1)}
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={() => form.set('faq', faq.toSpliced(at, 1))}
              />
              <Field label={messages.answer} error={form.errorOf(`faq.${at}.answer`)}>
                <TextArea rows={2} maxLength={1000} {...form.field(`faq.${at}.answer`)} />
              </Field>
            </Entry>
          </li>
        ))}
      </Entries>
      <div>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => form.set('faq', [...faq, { question: '', answer: '' }])}
        >
          {messages.add}
        </Button>
      </div>
    </Part>
  );
}
