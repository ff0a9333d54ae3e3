import { readViews } from '@ayana/case-kit/list-detail';
import { SAVED_AUDIENCES } from '@ayana/contracts/operations';
import { type Form, usePart } from '@ayana/portal-kit/screens';
import { Field, Select } from '@ayana/shared-ui/field';
import { begunWith, type CreateValues } from '../create-values';
import { audienceMessages, templateMessages } from './messages';
import { ALL_PATIENTS } from './saved-audience';
import { readTemplates } from './templates.api';

interface PartProps {
  form: Form<CreateValues>;
}

/** What the draft begins with; nothing to choose while there is no template. */
export function TemplateSelect({ form }: PartProps) {
  const { value: templates } = usePart({ key: 'broadcast-templates', read: readTemplates });
  if (templates === null || templates.length === 0) return null;
  const { template } = form.values;
  const choose = (id: string): void => {
    const chosen = templates.find((each) => each.id === id);
    const next = chosen === undefined ? { ...form.values, template: null } : begunWith(form.values, chosen);
    for (const [name, value] of Object.entries(next)) form.set(name, value);
  };
  return (
    <Field label={templateMessages.begin} hint={templateMessages.beginHint} optional>
      <Select name="template" value={template?.id ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{templateMessages.empty}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Who it is for: all patients, or a saved audience. */
export function AudienceSelect({ form }: PartProps) {
  const { value: views } = usePart({ key: SAVED_AUDIENCES, read: () => readViews(SAVED_AUDIENCES) });
  const { choose: label, chosenHint, allPatients } = audienceMessages;
  const { audience } = form.values;
  const saved = (views ?? []).filter(({ query }) => query !== ALL_PATIENTS);
  // One that was deleted meanwhile stays chosen.
  const isKnown = audience === ALL_PATIENTS || saved.some(({ query }) => query === audience);
  return (
    <Field label={label} hint={chosenHint} required error={form.errorOf('audience')}>
      <Select {...form.field('audience')}>
        <option value={ALL_PATIENTS}>{allPatients}</option>
        {saved.map(({ id, name, query }) => (
          <option key={id} value={query}>
            {name}
          </option>
        ))}
        {isKnown ? null : <option value={audience}>{audienceMessages.title}</option>}
      </Select>
    </Field>
  );
}
