import {
  COMPLIANCE_FRAMEWORK_NAMES,
  COMPLIANCE_FRAMEWORKS,
  type ComplianceFramework,
} from '@ayana/contracts/operations';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { plainText, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { useNavigate } from 'react-router-dom';
import { messages as shared } from '../parts/messages';
import { OwnerField } from '../parts/owner-field';
import { requirementHref } from '../paths';
import type { RequirementDetail } from '../types';
import { messages } from './messages';
import { addRequirement, changeRequirement } from './requirements.api';

const { form: words } = messages;

const LABELS: Readonly<Record<keyof Values, string>> = {
  framework: words.framework,
  code: words.code,
  title: words.title,
  text: words.text,
  owner_id: shared.owner,
};

interface Values {
  framework: ComplianceFramework;
  code: string;
  title: string;
  text: string;
  owner_id: NamedPerson | null;
}

export interface RequirementDialogProps {
  /** What is changed; null for a new one. */
  requirement: RequirementDetail | null;
  reread?: () => void;
  onClose: () => void;
  onSaved?: () => void;
}

/** Enters what is asked, or changes how it is described and who answers for it. */
export default function RequirementDialog({ requirement, reread, onClose, onSaved }: RequirementDialogProps) {
  const navigate = useNavigate();
  const { framework = 'nabh', code = '', title = '', text = '', owner = null } = requirement ?? {};
  const edit = useSharedEdit<Values, RequirementDetail>({
    name: requirement === null ? 'requirement-new' : `requirement-${requirement.id}`,
    latest: readingIn(requirement, { framework, code, title, text, owner_id: owner }),
    labelOf: (name) => LABELS[name],
    textOf: (name, fields) =>
      name === 'framework' ? COMPLIANCE_FRAMEWORK_NAMES[fields.framework] : plainText(fields[name]),
    alwaysSends: requirement === null,
    rules: (values) => ({
      code: values.code.trim() === '' ? words.codeNeeded : undefined,
      title: values.title.trim() === '' ? shared.titleNeeded : undefined,
    }),
    save: (_changed, { owner_id, ...values }, version, { key }) => {
      if (requirement !== null)
        return changeRequirement(
          { id: requirement.id, version },
          {
            title: values.title.trim(),
            text: values.text.trim(),
            owner_id: owner_id?.id ?? null,
          },
        );
      const { text: long, ...rest } = values;
      return addRequirement(
        {
          ...rest,
          ...(long.trim() === '' ? {} : { text: long }),
          ...(owner_id === null ? {} : { owner_id: owner_id.id }),
        },
        key,
      );
    },
    onSaved: (saved) => {
      // Closing goes back in the history, which would undo the way to the new page.
      if (requirement === null && saved !== null) return void navigate(requirementHref(saved));
      onClose();
      return onSaved?.();
    },
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={requirement === null ? words.newTitle : words.editTitle}
      onClose={onClose}
      submitLabel={requirement === null ? words.submit : shared.save}
      busyLabel={shared.busy}
      edit={edit}
    >
      {requirement === null ? (
        <>
          <Field label={words.framework} required error={form.errorOf('framework')}>
            <Select {...form.field('framework')}>
              {COMPLIANCE_FRAMEWORKS.map((each) => (
                <option key={each} value={each}>
                  {COMPLIANCE_FRAMEWORK_NAMES[each]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.code} hint={words.codeHint} required error={form.errorOf('code')}>
            <TextInput maxLength={60} {...form.field('code')} />
          </Field>
        </>
      ) : null}
      <Field label={words.title} required error={form.errorOf('title')}>
        <TextInput maxLength={200} {...form.field('title')} />
      </Field>
      <Field label={words.text} optional error={form.errorOf('text')}>
        <TextArea rows={4} {...form.field('text')} />
      </Field>
      <OwnerField
        value={form.values.owner_id}
        onChange={(person) => form.set('owner_id', person)}
        error={form.errorOf('owner_id')}
      />
    </EditDialog>
  );
}
