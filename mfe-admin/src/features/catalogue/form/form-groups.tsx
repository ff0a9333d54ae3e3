import { useId } from 'react';
import type { FieldGroup } from '../entity';
import { Group } from './fields.styles';
import type { FormFieldsProps } from './control-props';
import { FormFields } from './form-fields';

interface FormGroupsProps extends Pick<FormFieldsProps, 'form' | 'choices'> {
  groups: readonly FieldGroup[];
}

/** The parts of a long form, each with its heading beside it. */
export function FormGroups({ groups, form, choices }: FormGroupsProps) {
  return groups.map((group) => <FormGroup key={group.title} group={group} form={form} choices={choices} />);
}

function FormGroup({ group, form, choices }: Omit<FormGroupsProps, 'groups'> & { group: FieldGroup }) {
  const id = useId();
  return (
    <Group aria-labelledby={id} data-single={group.fields.length === 1 ? '' : undefined}>
      <header>
        <h2 id={id}>{group.title}</h2>
        {group.hint === undefined ? null : <p>{group.hint}</p>}
      </header>
      <FormFields form={form} fields={group.fields} choices={choices} />
    </Group>
  );
}
