import {
  BROCHURE_LANGUAGE_NAMES,
  BROCHURE_LANGUAGES,
  BROCHURE_SPECIALITIES,
  brochureName,
} from '@ayana/contracts/brochures';
import type { BrochureSpeciality } from '@ayana/contracts/brochures';
import { FORM_TOASTS } from '@ayana/contracts/forms';
import { EMAIL_LIMIT, TEXT_LIMIT } from '@ayana/contracts/rules';
import { toast, useKeptForm } from '@ayana/portal-kit';
import { Checkbox, Field, Notice, Select, TextInput } from '@ayana/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { FormActions, FormGrid } from '../../forms/form-grid';
import { NoScriptNote } from '../../forms/no-script-note';
import { SubmitRow } from '../../forms/submit-row';
import { useWebsiteForm } from '../../forms/use-website-form';
import {
  BROCHURE_INITIAL,
  BROCHURE_SERVER_FIELDS,
  brochurePayload,
  brochureProblems,
  TICKED,
} from './brochure-form-model';
import type { BrochureFormField } from './brochure-form-model';
import { BROCHURE_MESSAGES as TEXTS } from './messages';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-5);
`;

const Consent = styled.div`
  & p {
    padding-inline-start: calc(20px + var(--space-3));
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

const HINT = 'brochure-may-write-hint';
const controlId = (field: BrochureFormField): string => `brochure-${field}`;

/** Asks for a brochure; `speciality` is what the page was opened at. */
export function BrochureForm({ speciality }: { speciality: BrochureSpeciality | null }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useKeptForm({
    name: 'brochure',
    version: 1,
    initial: { ...BROCHURE_INITIAL, speciality: speciality ?? '' },
  });
  const { submission, place, control, set, onSubmit } = useWebsiteForm({
    type: 'brochure',
    form,
    problems: brochureProblems,
    payload: brochurePayload,
    serverFields: BROCHURE_SERVER_FIELDS,
    controlId,
    onAccepted: ({ message }) => {
      toast.success(FORM_TOASTS.success.title, message);
      setSentTo(form.values.email.trim());
    },
  });

  return (
    <Form {...form.formProps} onSubmit={onSubmit} noValidate aria-labelledby="brochure-heading">
      <NoScriptNote />
      <FormGrid>
        <Field {...place('speciality')} label={TEXTS.speciality} required>
          <Select {...control('speciality')}>
            <option value="">{TEXTS.speciality_none}</option>
            {BROCHURE_SPECIALITIES.map((each) => (
              <option key={each} value={each}>
                {brochureName(each)}
              </option>
            ))}
          </Select>
        </Field>
        <Field {...place('language')} label={TEXTS.language} hint={TEXTS.language_hint} required>
          <Select {...control('language')}>
            {BROCHURE_LANGUAGES.map((each) => (
              <option key={each} value={each}>
                {BROCHURE_LANGUAGE_NAMES[each]}
              </option>
            ))}
          </Select>
        </Field>
      </FormGrid>
      <FormGrid>
        <Field {...place('name')} label={TEXTS.name} optional>
          <TextInput {...control('name')} autoComplete="name" maxLength={TEXT_LIMIT} />
        </Field>
        <Field {...place('email')} label={TEXTS.email} hint={TEXTS.email_hint} required>
          <TextInput {...control('email')} type="email" autoComplete="email" maxLength={EMAIL_LIMIT} />
        </Field>
      </FormGrid>
      <Consent>
        <Checkbox
          id={controlId('may_write')}
          name="may_write"
          value={TICKED}
          checked={form.values.may_write === TICKED}
          aria-describedby={HINT}
          onChange={({ target }) => set('may_write')(target.checked ? TICKED : '')}
        >
          {TEXTS.may_write}
        </Checkbox>
        <p id={HINT}>{TEXTS.may_write_hint}</p>
      </Consent>
      <FormActions>
        <SubmitRow submission={submission} busyLabel={TEXTS.sending}>
          {TEXTS.send}
        </SubmitRow>
      </FormActions>
      {sentTo === null ? null : (
        <Notice>
          <strong>{TEXTS.accepted}</strong>
          <p>{TEXTS.accepted_text(sentTo)}</p>
        </Notice>
      )}
    </Form>
  );
}
