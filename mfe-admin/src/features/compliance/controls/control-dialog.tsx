import { COMPLIANCE_FRAMEWORK_NAMES } from '@ayana/contracts/operations';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { plainText, readingIn, usePart, useSharedEdit } from '@ayana/portal-kit/screens';
import { CheckboxGroups, ChoiceGroup } from '@ayana/shared-ui/choice';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { FailedPart } from '@ayana/shared-ui/states';
import { styled } from 'styled-components';
import { messages as shared } from '../parts/messages';
import { OwnerField } from '../parts/owner-field';
import type { Control, ControlDetail, Requirement } from '../types';
import { addControl, changeControl, readRequirements } from './controls.api';
import { messages } from './messages';

const { form: words } = messages;

const NONE: readonly string[] = [];

/** Long words are easier to read below each other. */
const OnePerLine = styled.div`
  & fieldset {
    display: grid;
    gap: 0;
  }
`;

const LABELS: Readonly<Record<keyof Values, string>> = {
  title: words.title,
  text: words.text,
  owner_id: shared.owner,
  requirement_ids: words.requirements,
};

const namesOf = (ids: readonly string[], known: readonly Pick<Requirement, 'id' | 'code' | 'title'>[]): string =>
  ids
    .map((id) => known.find((each) => each.id === id))
    .map((each) => (each === undefined ? '' : `${each.code}: ${each.title}`))
    .toSorted()
    .join('\n');

interface Values {
  title: string;
  text: string;
  owner_id: NamedPerson | null;
  requirement_ids: string[];
}

export interface ControlDialogProps {
  /** What is changed; null for a new one. */
  control: Control | null;
  /** What a new one meets. */
  meets?: readonly string[];
  reread?: () => void;
  onClose: () => void;
  onDone: (control: ControlDetail | null) => void;
}

/** Enters what is done, its owner, and which requirements it meets. */
export default function ControlDialog({ control, meets = NONE, reread, onClose, onDone }: ControlDialogProps) {
  const { title = '', text = '', owner = null, requirements = [] } = control ?? {};
  const known = usePart<Requirement[]>({ key: 'requirements', read: readRequirements });
  const isAsked = known.value !== null;
  const edit = useSharedEdit<Values, ControlDetail>({
    name: control === null ? `control-new-${meets.join('-')}` : `control-${control.id}`,
    latest: readingIn(control, {
      title,
      text,
      owner_id: owner,
      requirement_ids: control === null ? [...meets] : requirements.map(({ id }) => id),
    }),
    labelOf: (name) => LABELS[name],
    textOf: (name, fields) =>
      name === 'requirement_ids'
        ? namesOf(fields.requirement_ids, [...requirements, ...(known.value ?? [])])
        : plainText(fields[name]),
    alwaysSends: control === null,
    rules: (values) => ({
      title: values.title.trim() === '' ? shared.titleNeeded : undefined,
      requirement_ids: isAsked && values.requirement_ids.length === 0 ? words.requirementsNeeded : undefined,
    }),
    save: (_changed, { owner_id, ...values }, version, { key }) => {
      const body = { title: values.title.trim(), requirement_ids: values.requirement_ids };
      const long = values.text.trim();
      return control === null
        ? addControl(
            {
              ...body,
              ...(long === '' ? {} : { text: long }),
              ...(owner_id === null ? {} : { owner_id: owner_id.id }),
            },
            key,
          )
        : changeControl({ id: control.id, version }, { ...body, text: long, owner_id: owner_id?.id ?? null });
    },
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={control === null ? words.newTitle : words.editTitle}
      onClose={onClose}
      submitLabel={control === null ? words.submit : shared.save}
      busyLabel={shared.busy}
      edit={edit}
    >
      <Field label={words.title} hint={words.titleHint} required error={form.errorOf('title')}>
        <TextInput maxLength={200} {...form.field('title')} />
      </Field>
      <Field label={words.text} optional error={form.errorOf('text')}>
        <TextArea rows={3} {...form.field('text')} />
      </Field>
      <OwnerField
        value={form.values.owner_id}
        onChange={(person) => form.set('owner_id', person)}
        error={form.errorOf('owner_id')}
      />
      {known.failure === null ? null : (
        <FailedPart what={words.requirementsFailed} failure={known.failure} onRetry={known.reread} />
      )}
      {known.value === null ? null : (
        <ChoiceGroup legend={words.requirements} required>
          <OnePerLine>
            <CheckboxGroups
              label={words.requirements}
              name="requirement_ids"
              choices={known.value.map((each) => ({
                code: each.id,
                name: `${each.code}: ${each.title}`,
                group: COMPLIANCE_FRAMEWORK_NAMES[each.framework],
              }))}
              chosen={form.values.requirement_ids}
              onChange={(chosen) => form.set('requirement_ids', chosen)}
              error={form.errorOf('requirement_ids')}
            />
          </OnePerLine>
        </ChoiceGroup>
      )}
    </EditDialog>
  );
}
