import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { useNavigate } from 'react-router-dom';
import { FormPage, SaveBar } from '../../../components/form-page.styles';
import type { CatalogueEntity, CatalogueRow } from '../entity';
import { messages } from '../messages';
import { bodyOf, type Choices, missingFields, type Values, valuesOf } from './fields';
import { FormGroups } from './form-groups';

const { form: words } = messages;

interface NewFormProps<Row extends CatalogueRow> {
  entity: CatalogueEntity<Row>;
  choices: Choices;
}

/** The form of a new row; its page opens when it is added. */
export function NewForm<Row extends CatalogueRow>({ entity, choices }: NewFormProps<Row>) {
  const navigate = useNavigate();
  const fields = entity.groups.flatMap((group) => group.fields);
  const form = useForm<Values, Row>({
    name: `new-${entity.name}`,
    initial: valuesOf(fields, entity.initial),
    rules: (values) => missingFields(fields, values),
    send: (values, key) => entity.calls.add(bodyOf(fields, values), key),
    onAccepted: ({ id }) => {
      toast.secondary(words.saved, words.savedText);
      void navigate(`${entity.path}/${id}`, { replace: true });
    },
  });
  return (
    <FormPage {...form.formProps}>
      <FormGroups groups={entity.groups} form={form} choices={choices} />
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      <SaveBar>
        <Button type="submit" busy={form.busy} busyLabel={words.adding}>
          {entity.words.submit}
        </Button>
        {form.waiting ? <p role="status">{words.waiting}</p> : null}
      </SaveBar>
    </FormPage>
  );
}
