import { editorIn } from '@ayana/portal-kit/screens';
import { SharedEditForm } from '../../../components/shared-edit/shared-edit-form';
import type { CatalogueEntity, CatalogueRow } from '../entity';
import { bodyOf, type Choices, missingFields, type Values, valuesOf, wordsOf } from './fields';
import { FormGroups } from './form-groups';

interface EditFormProps<Row extends CatalogueRow> {
  entity: CatalogueEntity<Row>;
  row: Row;
  choices: Choices;
  reread: () => void;
}

/** The form of a row of the catalogue. */
export function EditForm<Row extends CatalogueRow>({ entity, row, choices, reread }: EditFormProps<Row>) {
  const fields = entity.groups.flatMap((group) => group.fields);
  const fieldOf = (name: string) => fields.find((field) => field.name === name);
  const readingOf = (read: Row) => ({
    version: read.version,
    fields: valuesOf(fields, read),
    by: editorIn(read),
  });
  return (
    <SharedEditForm<Values>
      name={`${entity.name}-${row.id}`}
      latest={readingOf(row)}
      isPublic={row.is_active}
      rules={(mine) => missingFields(fields, mine)}
      save={async (names, mine, version) =>
        readingOf(await entity.calls.change(row.id, version, bodyOf(fields, mine, names)))
      }
      reread={reread}
      labelOf={(name) => fieldOf(name)?.label ?? name}
      textOf={(name, values) => {
        const field = fieldOf(name);
        return field === undefined ? '' : wordsOf(field, values[name], choices);
      }}
    >
      {({ form }) => <FormGroups groups={entity.groups} form={form} choices={choices} />}
    </SharedEditForm>
  );
}
