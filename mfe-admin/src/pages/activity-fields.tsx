import { listText } from '@ayana/contracts/language';
import type { FieldNamesProps, Words } from '../features/activity/change-words';
import { CITY_GROUPS } from '../features/catalogue/cities/city-fields';
import { DOCTOR_GROUPS } from '../features/catalogue/doctors/doctor-fields';
import type { FieldGroup } from '../features/catalogue/entity';
import { HOSPITAL_GROUPS } from '../features/catalogue/hospitals/hospital-fields';
import { titleOf } from '../features/activity/change-text';
import { messages as service } from '../features/service-desk/catalog/messages';
import { messages as knowledge } from '../features/service-desk/knowledge/messages';
import { messages as problem } from '../features/service-desk/problems/messages';
import { messages as recurring } from '../features/service-desk/recurring/messages';
import { messages as category } from '../features/treatments/categories/messages';
import { messages as treatment } from '../features/treatments/form/messages';
import { messages as guide } from '../features/treatments/guide/messages';
import { messages as treatments } from '../features/treatments/messages';
import { messages as recommendation } from '../features/treatments/recommendations/messages';

const labelsOf = (groups: readonly FieldGroup[]): Record<string, string> =>
  Object.fromEntries(groups.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])));

/** What the forms call the fields whose names an action records. */
export const FIELDS: Readonly<Record<string, Words>> = {
  'treatment.changed': {
    ...treatment.fields,
    ...guide.fields,
    reviewer_id: treatment.fields.reviewer,
    is_featured: treatments.filters.featured,
  },
  'treatment_category.changed': { name: category.name, is_active: category.state },
  'recommendation.changed': {
    recommendation_score: recommendation.columns.score,
    specialization_match: recommendation.match,
    notes: recommendation.notes,
  },
  'hospital.changed': labelsOf(HOSPITAL_GROUPS),
  'doctor.changed': labelsOf(DOCTOR_GROUPS),
  'city.changed': labelsOf(CITY_GROUPS),
  'knowledge_article.changed': {
    title: knowledge.form.title,
    body: knowledge.form.body,
    item_id: knowledge.form.service,
    review_by: knowledge.form.review,
  },
  'problem_record.changed': { ...problem.form, owner_id: problem.form.owner },
  'recurring_request.changed': {
    ...recurring.form,
    description: recurring.form.note,
    month_day: recurring.form.monthDay,
    starts_on: recurring.form.from,
    ends_on: recurring.form.until,
    assigned_to: recurring.form.owner,
  },
  'service_catalog.changed': { ...service.fields, owner_id: service.fields.owner },
};

/** The names of fields that were changed. The forms' words load when a row needs them. */
export default function FieldNames({ action, names }: FieldNamesProps) {
  return listText([...new Set(names.map((name) => FIELDS[action]?.[name] ?? titleOf(name)))]);
}
