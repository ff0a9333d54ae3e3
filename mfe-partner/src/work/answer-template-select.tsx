import type { AnswerTemplates } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Select } from '@ayana/shared-ui/field';
import { templateMessages as words } from './template-messages';

/** Puts a template of the organisation into what is written. Nothing is shown where there is none. */
export function AnswerTemplateSelect({ onUse }: { onUse: (text: string) => void }) {
  const { value } = usePart<AnswerTemplates>({
    key: 'answer-templates',
    read: () => dataOf(api.GET('/answer-templates')),
  });
  const templates = value?.items ?? [];
  if (templates.length === 0) return null;
  const use = (id: string): void => {
    const template = templates.find((each) => each.id === id);
    if (template !== undefined) onUse(template.text);
  };
  return (
    <div>
      <Select aria-label={words.use} value="" onChange={({ currentTarget }) => use(currentTarget.value)}>
        <option value="">{words.use}</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** A template after what is written already, as far as there is room. */
export const withTemplate = (written: string, template: string, most: number): string =>
  `${written}${written.trim() === '' ? '' : '\n'}${template}`.slice(0, most);
