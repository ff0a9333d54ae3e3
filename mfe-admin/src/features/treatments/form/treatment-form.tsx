import { useState } from 'react';
import { type BarTexts, newest, SharedEditForm } from '../../../components/shared-edit/shared-edit-form';
import type { Reading } from '../../../components/shared-edit/merge';
import { useSharedEdit } from '../../../components/shared-edit/use-shared-edit';
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

const errorsOf = (values: TreatmentValues) => ({
  ...treatmentErrors(values),
  slug: values.slug.trim() === '' ? messages.needed.slug : undefined,
});

/** The facts of a treatment. */
export function TreatmentForm({ detail: { treatment, reviewer, categories }, reread }: DetailFormProps) {
  const { id } = treatment;
  const [saved, setSaved] = useState<Reading<TreatmentValues> | null>(null);
  const latest = newest({ version: versionOf(treatment), fields: valuesOf(treatment, reviewer) }, saved);
  const edit = useSharedEdit<TreatmentValues, Reading<TreatmentValues>>({
    name: `treatment-${id}`,
    latest,
    rules: errorsOf,
    save: async (names, values, version) => {
      const answer = await changeTreatment(id, version, changeOf(values, names));
      return { version: versionOf(answer), fields: valuesOf(answer, values.reviewer) };
    },
    onSaved: (reading) => {
      setSaved(reading);
      reread();
    },
    reread,
  });
  return (
    <SharedEditForm
      edit={edit}
      latest={latest.fields}
      by={editorOf(treatment)}
      labelOf={(name) => messages.fields[name]}
      textOf={textOf}
      texts={barTexts(saved !== null, treatment)}
    >
      <TreatmentFields form={edit.form} categories={categoryNames(categories, treatment)} slug={treatment.slug ?? ''} />
    </SharedEditForm>
  );
}

/** What the bar to save says; after a save that it is saved. */
export function barTexts(isSaved: boolean, { is_active }: CatalogueTreatment): BarTexts {
  if (!isSaved) return messages;
  return { ...messages, unchanged: is_active ? messages.savedText : messages.saved };
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
