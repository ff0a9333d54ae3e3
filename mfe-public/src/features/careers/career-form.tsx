import type { CareerApplicationField } from '@ayana/contracts/careers';
import { FORM_TOASTS } from '@ayana/contracts/forms';
import { requestReference } from '@ayana/contracts/inbox';
import { EMAIL_LIMIT, TEXT_LIMIT } from '@ayana/contracts/rules';
import { toast, useKeptForm } from '@ayana/portal-kit';
import { Field, Notice, Select, TextArea, TextInput } from '@ayana/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { FormActions, FormGrid } from '../../forms/form-grid';
import { NoScriptNote } from '../../forms/no-script-note';
import { SubmitRow } from '../../forms/submit-row';
import { useWebsiteForm } from '../../forms/use-website-form';
import { CAREER_INITIAL, CAREER_SERVER_FIELDS, careerPayload, careerProblems } from './career-form-model';
import type { Vacancy } from './load-vacancies';
import { CAREERS_MESSAGES as TEXTS } from './messages';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-5);
`;

const controlId = (field: CareerApplicationField): string => `career-${field}`;

/** An application for work; `vacancy` is the slug the page was opened at. */
export function CareerForm({
  vacancies,
  vacancy,
}: {
  vacancies: readonly Pick<Vacancy, 'slug' | 'title'>[];
  vacancy: string | null;
}) {
  const [reference, setReference] = useState<string | null>(null);
  const form = useKeptForm({ name: 'career', version: 1, initial: { ...CAREER_INITIAL, vacancy: vacancy ?? '' } });
  const { submission, place, control, onSubmit } = useWebsiteForm({
    type: 'career',
    form,
    problems: careerProblems,
    payload: careerPayload,
    serverFields: CAREER_SERVER_FIELDS,
    controlId,
    onAccepted: ({ message, id }) => {
      toast.success(FORM_TOASTS.success.title, message);
      setReference(id === undefined ? null : requestReference(id));
    },
  });

  return (
    <Form {...form.formProps} onSubmit={onSubmit} noValidate aria-labelledby="apply">
      <NoScriptNote />
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
        <Field {...place('email')} label={TEXTS.email} required>
          <TextInput {...control('email')} type="email" autoComplete="email" maxLength={EMAIL_LIMIT} />
        </Field>
        <Field {...place('phone')} label={TEXTS.phone} optional>
          <TextInput
            {...control('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            placeholder={TEXTS.phone_example}
          />
        </Field>
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
      <FormActions>
        <SubmitRow submission={submission} busyLabel={TEXTS.sending}>
          {TEXTS.send}
        </SubmitRow>
      </FormActions>
      {reference === null ? null : (
        <Notice>
          <strong>{TEXTS.accepted(reference)}</strong>
          <p>{TEXTS.accepted_text}</p>
        </Notice>
      )}
    </Form>
  );
}
