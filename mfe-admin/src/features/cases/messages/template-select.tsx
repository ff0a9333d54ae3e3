import { fillTemplate } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { type Detail, usePart } from '@ayana/portal-kit/screens';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Select } from '@ayana/shared-ui/field';
import { Link } from 'react-router-dom';
import { readCase } from '../page/case.api';
import { TEMPLATES_PATH } from '../../../paths';
import { type MessageTemplate, readTemplates } from '../templates/templates.api';
import type { Case } from '../types';
import { messages } from './messages';
import { TemplateRow } from './messages-section.styles';

interface Filled {
  templates: MessageTemplate[];
  case: Case;
}

/** Puts a template into the message, with the names of this case. */
export function TemplateSelect({ journeyId, onUse }: { journeyId: string; onUse: (text: string) => void }) {
  const me = useSession((session) => session.user?.['name']);
  const filled = usePart<Filled>({ key: journeyId, read: () => readFilled(journeyId) });
  const use = (id: string): void => {
    const template = filled.value?.templates.find((each) => each.id === id);
    if (!template || filled.value === null) return;
    const { patient, treatment_request, case_manager } = filled.value.case;
    onUse(
      fillTemplate(template.text, {
        patient: patient.name,
        treatment: treatment_request?.treatment.name ?? null,
        case_manager: case_manager?.name ?? (typeof me === 'string' ? me : null),
      }),
    );
  };
  const templates = filled.value?.templates ?? [];
  return (
    <TemplateRow>
      <Select
        aria-label={messages.templates}
        value=""
        disabled={templates.length === 0}
        onChange={({ currentTarget }) => use(currentTarget.value)}
      >
        <option value="">{optionText(filled)}</option>
        {templates.map(({ id, title, language }) => (
          <option key={id} value={id}>
            {title} ({language})
          </option>
        ))}
      </Select>
      <TextLink as={Link} to={TEMPLATES_PATH}>
        {messages.edit}
      </TextLink>
    </TemplateRow>
  );
}

async function readFilled(journeyId: string): Promise<Filled> {
  const [templates, value] = await Promise.all([readTemplates(), readCase(journeyId)]);
  return { templates, case: value };
}

function optionText({ value, failure }: Detail<Filled>): string {
  if (value === null) return failure === null ? messages.reading : messages.templatesFailed;
  return value.templates.length === 0 ? messages.noTemplates : messages.templates;
}
