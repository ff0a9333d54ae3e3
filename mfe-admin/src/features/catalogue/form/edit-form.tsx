import { toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { SaveBar } from '../../../components/form-page.styles';
import { ConflictNotice, TakenNotice } from '../../../components/shared-edit/conflict-notice';
import { useSharedEdit } from '../../../components/shared-edit/use-shared-edit';
import type { CatalogueEntity, CatalogueRow } from '../entity';
import { messages } from '../messages';
import { bodyOf, type Choices, missingFields, type Values, valuesOf, wordsOf } from './fields';
import { FormBox } from './fields.styles';
import { FormGroups } from './form-groups';

const { form: words } = messages;

interface EditFormProps<Row extends CatalogueRow> {
  entity: CatalogueEntity<Row>;
  row: Row;
  choices: Choices;
  reread: () => void;
}

/** The form of a row that several people edit: a colleague's change is taken over, or the user decides. */
export function EditForm<Row extends CatalogueRow>({ entity, row, choices, reread }: EditFormProps<Row>) {
  const fields = entity.groups.flatMap((group) => group.fields);
  const latest = { version: row.version, fields: valuesOf(fields, row) };
  const {
    form,
    fields: values,
    changed,
    conflicts,
    taken,
    keepMine,
    takeTheirs,
  } = useSharedEdit<Values, Row>({
    name: `${entity.name}-${row.id}`,
    latest,
    rules: (mine) => missingFields(fields, mine),
    save: (names, mine, version) => entity.calls.change(row.id, version, bodyOf(fields, mine, names)),
    onSaved: () => {
      toast.secondary(words.saved, words.savedText);
      reread();
    },
    reread,
  });
  const by = { name: row.updated_by?.name ?? null, at: row.updated_at };
  const named = (names: readonly string[]) => fields.filter(({ name }) => names.includes(name));
  return (
    <FormBox {...form.formProps}>
      <TakenNotice by={by} labels={named(taken).map(({ label }) => label)} />
      <FormGroups groups={entity.groups} form={form} choices={choices} />
      {form.failure === null || conflicts !== null ? null : <Notice tone="failed">{form.failure}</Notice>}
      <SaveBar>
        {conflicts === null ? (
          <>
            <Button type="submit" busy={form.busy} busyLabel={words.saving} notReady={!changed}>
              {words.save}
            </Button>
            {changed && !form.busy ? (
              <Button variant="quiet" onClick={form.reset}>
                {words.discard}
              </Button>
            ) : null}
            {form.waiting ? <p role="status">{words.waiting}</p> : null}
          </>
        ) : (
          <ConflictNotice
            by={by}
            differences={named(conflicts).map((field) => ({
              label: field.label,
              theirs: wordsOf(field, latest.fields[field.name], choices),
              mine: wordsOf(field, values[field.name], choices),
            }))}
            onKeepMine={keepMine}
            onTakeTheirs={takeTheirs}
          />
        )}
      </SaveBar>
    </FormBox>
  );
}
