import type { Part } from '@ayana/portal-kit';
import { RouterLink, useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs, DetailHead } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { FormPage, SaveBar } from '../../../components/form-page.styles';
import type { Category } from '../categories/categories.api';
import { addTreatment } from '../detail/detail.api';
import { messages as list } from '../messages';
import { treatmentHref, TREATMENTS_PATH } from '../paths';
import type { CatalogueTreatment } from '../treatments.api';
import { messages } from './messages';
import { TreatmentFields } from './treatment-fields';
import { EMPTY, newTreatmentOf, treatmentErrors, type TreatmentValues } from './treatment-values';

export { categoriesLoader as loader } from '../categories/categories.api';

/** Adds a treatment; its page opens. */
export function Component() {
  const { value: categories, failure } = useLoaderData<Part<Category[]>>();
  const navigate = useNavigate();
  const form = useForm<TreatmentValues, CatalogueTreatment>({
    name: 'treatment-new',
    initial: EMPTY,
    rules: treatmentErrors,
    send: (values, key) => addTreatment(newTreatmentOf(values), key),
    onAccepted: (treatment) => void navigate(treatmentHref(treatment)),
  });
  return (
    <PortalPage>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: list.title, href: TREATMENTS_PATH }]}
            current={messages.newTitle}
            LinkComponent={RouterLink}
          />
        }
        title={messages.newTitle}
        meta={<p>{messages.newLead}</p>}
      />
      {failure === null ? null : <Notice tone="failed">{failure.message}</Notice>}
      <FormPage {...form.formProps}>
        <TreatmentFields
          form={form}
          categories={(categories ?? []).filter(({ is_active }) => is_active).map(({ name }) => name)}
          slug={null}
        />
        {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
        {form.waiting ? <Notice>{messages.waiting}</Notice> : null}
        <SaveBar>
          <Button type="submit" busy={form.busy} busyLabel={messages.saving}>
            {messages.create}
          </Button>
        </SaveBar>
      </FormPage>
    </PortalPage>
  );
}
