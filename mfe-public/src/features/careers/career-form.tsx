import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui';

import { FormGrid } from '../../forms/form-grid.styles';
import { PERSON_MESSAGES } from '../../forms/messages';
import { PageForm } from '../../forms/page-form';
import { EmailField, PhoneField } from '../../forms/person-fields';
import { usePageForm } from '../../forms/use-page-form';
import { CAREER_INITIAL, careerPayload, careerProblems } from './career-form-model';
import type { Vacancy } from './load-vacancies';
import { CAREERS_MESSAGES as TEXTS } from './messages';

/** A job application; `vacancy` is the slug in the URL. */
export function CareerForm({
  vacancies,
  vacancy,
}: {
  vacancies: readonly Pick<Vacancy, 'slug' | 'title'>[];
  vacancy: string | null;
}) {
  const form = usePageForm({
    type: 'career',
    initial: { ...CAREER_INITIAL, vacancy: vacancy ?? '' },
    problems: careerProblems,
    payload: careerPayload,
  });
  const { place, control, reference } = form;

  return (
    <PageForm
      form={form}
      labelledBy="apply"
      send={TEXTS.send}
      sending={TEXTS.sending}
      arrived={reference === null ? null : { title: TEXTS.accepted(reference), text: TEXTS.accepted_text }}
    >
      <Field {...place('vacancy')} label={TEXTS.vacancy} optional>
        <Select {...control('vacancy')}>
          <option value="">{TEXTS.vacancy_none}</option>
          {vacancies.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
      <FormGrid>
        <Field {...place('name')} label={TEXTS.name} required>
          <TextInput {...control('name')} autoComplete="name" maxLength={TEXT_LIMIT} />
        </Field>
        <Field {...place('place')} label={TEXTS.place} required>
          <TextInput {...control('place')} maxLength={TEXT_LIMIT} />
        </Field>
        <EmailField form={form} />
        <PhoneField form={form} example={PERSON_MESSAGES.phone_example_india} />
      </FormGrid>
      <Field {...place('languages')} label={TEXTS.work_languages} hint={TEXTS.work_languages_hint} required>
        <TextInput {...control('languages')} maxLength={TEXT_LIMIT} />
      </Field>
      <Field {...place('experience')} label={TEXTS.experience} required>
        <TextArea {...control('experience')} rows={5} maxLength={TEXT_LIMIT} placeholder={TEXTS.experience_example} />
      </Field>
      <Field {...place('link')} label={TEXTS.link} hint={TEXTS.link_hint} optional>
        <TextInput {...control('link')} type="url" maxLength={TEXT_LIMIT} />
      </Field>
      <Field {...place('message')} label={TEXTS.message} optional>
        <TextArea {...control('message')} rows={3} maxLength={TEXT_LIMIT} />
      </Field>
    </PageForm>
  );
}
