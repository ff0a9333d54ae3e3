import {
  BROCHURE_LANGUAGE_NAMES,
  BROCHURE_LANGUAGES,
  BROCHURE_SPECIALITIES,
  brochureName,
} from '@ayana/contracts/brochures';
import type { BrochureSpeciality } from '@ayana/contracts/brochures';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { Checkbox, Field, Select, TextInput } from '@ayana/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { FormGrid } from '../../forms/form-grid.styles';
import { PageForm } from '../../forms/page-form';
import { EmailField } from '../../forms/person-fields';
import { usePageForm } from '../../forms/use-page-form';
import { BROCHURE_INITIAL, brochurePayload, brochureProblems, TICKED } from './brochure-form-model';
import { BROCHURE_MESSAGES as TEXTS } from './messages';

const Consent = styled.div`
  & p {
    padding-inline-start: calc(20px + var(--space-3));
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

const HINT = 'brochure-may-write-hint';

/** The brochure form; `speciality` is preselected by the URL. */
export function BrochureForm({ speciality }: { speciality: BrochureSpeciality | null }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = usePageForm({
    type: 'brochure',
    initial: { ...BROCHURE_INITIAL, speciality: speciality ?? '' },
    problems: brochureProblems,
    payload: brochurePayload,
    onAccepted: (_answer, { email }) => setSentTo(email.trim()),
  });
  const { place, control, set, controlId } = form;
  const { may_write } = form.values;

  return (
    <PageForm
      form={form}
      labelledBy="brochure-heading"
      send={TEXTS.send}
      sending={TEXTS.sending}
      arrived={sentTo === null ? null : { title: TEXTS.accepted, text: TEXTS.accepted_text(sentTo) }}
    >
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
        <EmailField form={form} hint={TEXTS.email_hint} />
      </FormGrid>
      <Consent>
        <Checkbox
          id={controlId('may_write')}
          name="may_write"
          value={TICKED}
          checked={may_write === TICKED}
          aria-describedby={HINT}
          onChange={({ target }) => set('may_write', target.checked ? TICKED : '')}
        >
          {TEXTS.may_write}
        </Checkbox>
        <p id={HINT}>{TEXTS.may_write_hint}</p>
      </Consent>
    </PageForm>
  );
}
