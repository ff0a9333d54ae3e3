import { RESOURCE_KIND_NAMES } from '@ayana/contracts/operations';
import { SERVICE_NEED_KINDS } from '@ayana/contracts/service-desk';
import { Field, Select } from '@ayana/shared-ui/field';
import { FieldGrid } from '../../../components/form-page.styles';
import { NEED_QUESTIONS } from './draft-values';
import { messages } from './messages';
import type { DraftFormProps } from './question-rows';

const { need: words } = messages.version;
const NAMES = ['city', 'from', 'days', 'language'] as const;
const OPTIONAL: ReadonlySet<string> = new Set(['days', 'language']);

/** What a request for the service makes, and which questions say where, when, how long and in which language. */
export function NeedFields({ form }: DraftFormProps) {
  const { need, form: questions } = form.values;
  return (
    <FieldGrid>
      <Field label={words.kind} error={form.errorOf('need.kind')}>
        <Select {...form.field('need.kind')}>
          <option value="">{words.none}</option>
          {SERVICE_NEED_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {RESOURCE_KIND_NAMES[kind]}
            </option>
          ))}
        </Select>
      </Field>
      {need.kind === ''
        ? null
        : NAMES.map((name) => (
            <Field
              key={name}
              label={words[name]}
              {...(OPTIONAL.has(name) ? { optional: true } : { required: true })}
              error={form.errorOf(`need.${name}`)}
            >
              <Select {...form.field(`need.${name}`)}>
                <option value="">{words.noQuestion}</option>
                {questions.map(({ kind, label }, at) =>
                  kind === NEED_QUESTIONS[name] ? (
                    // oxlint-disable-next-line react/no-array-index-key -- a question is its place
                    <option key={at} value={String(at)}>
                      {label}
                    </option>
                  ) : null,
                )}
              </Select>
            </Field>
          ))}
    </FieldGrid>
  );
}
