import {
  COMPLIANCE_FRAMEWORK_NAMES,
  COMPLIANCE_FRAMEWORKS,
  type ComplianceFramework,
} from '@ayana/contracts/operations';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { useNavigate } from 'react-router-dom';
import { messages as shared } from '../parts/messages';
import { OwnerField } from '../parts/owner-field';
import { requirementHref } from '../paths';
import type { RequirementDetail } from '../types';
import { messages } from './messages';
import { addRequirement, changeRequirement } from './requirements.api';

const { form: words } = messages;

interface Values {
  framework: ComplianceFramework;
  code: string;
  title: string;
  text: string;
  owner_id: NamedPerson | null;
}

export interface RequirementDialogProps {
  /** What is changed; a new one without. */
  requirement?: RequirementDetail;
  onClose: () => void;
  onSaved?: () => void;
}

/** Enters what is asked, or changes how it is described and who answers for it. */
export default function RequirementDialog({ requirement, onClose, onSaved }: RequirementDialogProps) {
  const navigate = useNavigate();
  const { framework = 'nabh', code = '', title = '', text = '', owner = null } = requirement ?? {};
  const form = useForm<Values, RequirementDetail>({
    name: requirement === undefined ? 'requirement-new' : `requirement-${requirement.id}-${requirement.version}`,
    initial: { framework, code, title, text, owner_id: owner },
    rules: (values) => ({
      code: values.code.trim() === '' ? words.codeNeeded : undefined,
      title: values.title.trim() === '' ? shared.titleNeeded : undefined,
    }),
    send: ({ owner_id, ...values }, key) => {
      if (requirement !== undefined)
        return changeRequirement(requirement, {
          title: values.title.trim(),
          text: values.text.trim(),
          owner_id: owner_id?.id ?? null,
        });
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
    onAccepted: (saved) => {
      // Closing goes back in the history, which would undo the way to the new page.
      if (requirement === undefined) return void navigate(requirementHref(saved));
      onClose();
      return onSaved?.();
    },
  });
  return (
    <FormDialog
      title={requirement === undefined ? words.newTitle : words.editTitle}
      onClose={onClose}
      submitLabel={requirement === undefined ? words.submit : shared.save}
      busyLabel={shared.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      {requirement === undefined ? (
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
    </FormDialog>
  );
}
