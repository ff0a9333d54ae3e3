import type { Reading } from '@ayana/portal-kit/screens';
import { SharedEditForm } from '../../../components/shared-edit/shared-edit-form';
import { changeTreatment, type TreatmentDetail } from '../detail/detail.api';
import { editorOf, versionOf } from '../detail/editor';
import { messages as list } from '../messages';
import type { CatalogueTreatment } from '../treatments.api';
import { messages } from './messages';
import { TreatmentFields } from './treatment-fields';
import { changeOf, treatmentErrors, type TreatmentField, type TreatmentValues, valuesOf } from './treatment-values';

export interface DetailFormProps {
  detail: TreatmentDetail;
  reread: () => void;
}

const readingOf = (treatment: CatalogueTreatment, reviewer: TreatmentValues['reviewer']): Reading<TreatmentValues> => ({
  version: versionOf(treatment),
  fields: valuesOf(treatment, reviewer),
  by: editorOf(treatment),
});

const errorsOf = (values: TreatmentValues) => ({
  ...treatmentErrors(values),
  slug: values.slug.trim() === '' ? messages.needed.slug : undefined,
});

/** The facts of a treatment. */
export function TreatmentForm({ detail: { treatment, reviewer, categories }, reread }: DetailFormProps) {
  return (
    <SharedEditForm<TreatmentValues>
      name={`treatment-${treatment.id}`}
      latest={readingOf(treatment, reviewer)}
      isPublic={treatment.is_active}
      rules={errorsOf}
      save={async (names, values, version) => {
        const answer = await changeTreatment(treatment.id, version, changeOf(values, names));
        return readingOf(answer, values.reviewer);
      }}
      reread={reread}
      labelOf={(name) => messages.fields[name]}
      textOf={textOf}
    >
      {({ form }) => (
        <TreatmentFields form={form} categories={categoryNames(categories, treatment)} slug={treatment.slug ?? ''} />
      )}
    </SharedEditForm>
  );
}

/** The active ones, and the treatment's own. */
function categoryNames(categories: TreatmentDetail['categories'], { category }: CatalogueTreatment): string[] {
  return categories.filter(({ name, is_active }) => is_active || name === category).map(({ name }) => name);
}

function textOf(name: TreatmentField, values: TreatmentValues): string {
  if (name === 'reviewer') return values.reviewer?.name ?? '';
  const words: Readonly<Record<string, string>> = name === 'complexity_level' ? list.complexities : {};
  return words[values[name]] ?? values[name];
}
