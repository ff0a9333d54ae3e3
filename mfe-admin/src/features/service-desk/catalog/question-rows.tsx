import { SERVICE_FIELD_KINDS } from '@ayana/contracts/service-desk';
import type { Form } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Checkbox } from '@ayana/shared-ui/choice';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type DraftValues, moved, NEW_QUESTION } from './draft-values';
import { messages } from './messages';
import { Question, QuestionTools, Rows } from './version-form.styles';

const { version: words, kinds } = messages;

export interface DraftFormProps {
  form: Form<DraftValues>;
}

/** The questions of a form, in order: each can be changed, moved and removed by pointer or keyboard. */
export function QuestionRows({ form }: DraftFormProps) {
  const { form: questions } = form.values;
  const set = (next: DraftValues['form']): void => form.set('form', next);
  return (
    <>
      {questions.length === 0 ? <p>{words.noQuestions}</p> : null}
      <Rows>
        {questions.map(({ label, kind, required }, at) => {
          const path = `form.${at}`;
          const name = label === '' ? words.unnamed : label;
          return (
            // A question has no identity before it is saved; its place is what its path names.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <Question role="group" aria-label={words.question(at + 1)}>
                <Field label={words.label} required error={form.errorOf(`${path}.label`)}>
                  <TextInput maxLength={120} {...form.field(`${path}.label`)} />
                </Field>
                <Field label={words.kind}>
                  <Select {...form.field(`${path}.kind`)}>
                    {SERVICE_FIELD_KINDS.map((each) => (
                      <option key={each} value={each}>
                        {kinds[each]}
                      </option>
                    ))}
                  </Select>
                </Field>
                {kind === 'choice' ? (
                  <Field label={words.choices} required error={form.errorOf(`${path}.choices`)} className="wide">
                    <TextArea rows={4} {...form.field(`${path}.choices`)} />
                  </Field>
                ) : null}
                <Field label={words.help} optional className="wide">
                  <TextInput maxLength={300} {...form.field(`${path}.help`)} />
                </Field>
                <Checkbox
                  checked={required}
                  onChange={({ currentTarget }) => form.set(`${path}.required`, currentTarget.checked)}
                >
                  {words.required}
                </Checkbox>
                <QuestionTools>
                  <IconButton
                    label={words.up(name)}
                    icon={<ArrowUp size={18} aria-hidden="true" />}
                    aria-disabled={at === 0}
                    onClick={() => (at === 0 ? undefined : set(moved(questions, at, -1)))}
                  />
                  <IconButton
                    label={words.down(name)}
                    icon={<ArrowDown size={18} aria-hidden="true" />}
                    aria-disabled={at === questions.length - 1}
                    onClick={() => (at === questions.length - 1 ? undefined : set(moved(questions, at, 1)))}
                  />
                  <IconButton
                    label={words.remove(name)}
                    icon={<Trash2 size={18} aria-hidden="true" />}
                    onClick={() => set(questions.toSpliced(at, 1))}
                  />
                </QuestionTools>
              </Question>
            </li>
          );
        })}
      </Rows>
      <div>
        <Button
          variant="tonal"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => set([...questions, NEW_QUESTION])}
        >
          {words.addQuestion}
        </Button>
      </div>
    </>
  );
}
