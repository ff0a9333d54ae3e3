import { directionOf } from '@ayana/contracts/operations';
import { Button } from '@ayana/shared-ui/button';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { TextCard } from '../broadcasts.styles';
import { editorMessages } from '../messages';
import type { EditorForm } from './editor-values';
import { textIn } from './editor-values';
import { LANGUAGES, languageName } from './language-names';

const { message: words } = editorMessages;

/** What is written, in each of its languages. */
export function TextFields({ form }: { form: EditorForm }) {
  const { texts, channels, link } = form.values;
  const free = LANGUAGES.filter(([, tag]) => texts.every(({ language }) => language !== tag));
  return (
    <>
      <Field label={words.link} hint={words.linkHint} optional error={form.errorOf('link')}>
        <TextInput maxLength={500} {...form.field('link')} />
      </Field>
      {texts.map(({ language }, at) => {
        const path = `texts.${at}`;
        const name = languageName(language);
        const direction = directionOf(language);
        return (
          <TextCard key={language}>
            <legend>{name}</legend>
            <Field
              label={words.subject}
              required
              error={form.errorOf(`${path}.subject`) ?? form.errorOf(`${path}.language`)}
            >
              <TextInput maxLength={120} dir={direction} lang={language} {...form.field(`${path}.subject`)} />
            </Field>
            <Field label={words.body} hint={words.bodyHint} required error={form.errorOf(`${path}.body`)}>
              <TextArea rows={7} maxLength={1000} dir={direction} lang={language} {...form.field(`${path}.body`)} />
            </Field>
            {channels.includes('text') ? (
              <Field label={words.text} hint={words.textHint} required error={form.errorOf(`${path}.text`)}>
                <TextArea rows={3} maxLength={480} dir={direction} lang={language} {...form.field(`${path}.text`)} />
              </Field>
            ) : null}
            {link.trim() === '' ? null : (
              <Field label={words.label} required error={form.errorOf(`${path}.link_label`)}>
                <TextInput maxLength={60} dir={direction} lang={language} {...form.field(`${path}.link_label`)} />
              </Field>
            )}
            {at === 0 ? null : (
              <div>
                <Button
                  variant="outline"
                  size="small"
                  onClick={() =>
                    form.set(
                      'texts',
                      texts.filter((each) => each.language !== language),
                    )
                  }
                >
                  {words.remove(name)}
                </Button>
              </div>
            )}
          </TextCard>
        );
      })}
      <Field label={words.add}>
        <Select
          name="language"
          value=""
          onChange={({ currentTarget }) => form.set('texts', [...texts, textIn(currentTarget.value)])}
        >
          <option value="">{words.language}</option>
          {free.map(([name, tag]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
