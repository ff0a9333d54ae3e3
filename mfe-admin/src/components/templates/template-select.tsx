import { LANGUAGE_TAGS, LANGUAGES } from '@ayana/contracts/catalogue';
import { fillTemplate, templatesIn, type TemplateValues, withoutFrame } from '@ayana/contracts/journey';
import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { type Detail, readWhole, usePart } from '@ayana/portal-kit/screens';
import { Select } from '@ayana/shared-ui/field';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { TEMPLATES_PATH } from '../../paths';
import { messages } from './messages';

type MessageTemplate = components['schemas']['MessageTemplateDto'];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  & > select {
    inline-size: auto;
    max-inline-size: 100%;
  }
`;

const readTemplates = (): Promise<MessageTemplate[]> =>
  readWhole((part) => dataOf(api.GET('/message-templates', { params: { query: part } })));

export interface TemplateSelectProps {
  /** Of the reader, a tag; null where it is not known. */
  language: string | null;
  /** Null while they are read. */
  values: TemplateValues | null;
  /** Whether a greeting and a signature are put around the text. */
  framed?: boolean;
  onUse: (text: string) => void;
}

/** Puts a template into what is written, filled in, in the reader's language where there is one. */
export function TemplateSelect({ language, values, framed = false, onUse }: TemplateSelectProps) {
  const part = usePart<MessageTemplate[]>({ key: 'templates', read: readTemplates });
  const reader = LANGUAGES.find((name) => LANGUAGE_TAGS[name] === language) ?? null;
  const templates = templatesIn(part.value ?? [], reader);
  const use = (id: string): void => {
    const template = templates.find((each) => each.id === id);
    if (template === undefined || values === null) return;
    onUse(fillTemplate(framed ? withoutFrame(template.text) : template.text, values));
  };
  return (
    <Row>
      <Select
        aria-label={messages.templates}
        value=""
        disabled={templates.length === 0 || values === null}
        onChange={({ currentTarget }) => use(currentTarget.value)}
      >
        <option value="">{optionText(part)}</option>
        {templates.map(({ id, title, language: written }) => (
          <option key={id} value={id}>
            {title} ({written})
          </option>
        ))}
      </Select>
      <TextLink as={Link} to={TEMPLATES_PATH}>
        {messages.edit}
      </TextLink>
    </Row>
  );
}

function optionText({ value, failure }: Detail<MessageTemplate[]>): string {
  if (value === null) return failure === null ? messages.reading : messages.templatesFailed;
  return value.length === 0 ? messages.noTemplates : messages.templates;
}
