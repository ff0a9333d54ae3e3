import { FORM_TOASTS } from '@ayana/contracts/forms';
import { requestReference } from '@ayana/contracts/inbox';
import { EMAIL_LIMIT, TEXT_LIMIT } from '@ayana/contracts/rules';
import { SUPPORT_TOPIC_NAMES, SUPPORT_TOPICS } from '@ayana/contracts/support';
import type { SupportTopic } from '@ayana/contracts/support';
import { toast, useKeptForm } from '@ayana/portal-kit';
import { Field, Notice, Select, TextArea, TextInput } from '@ayana/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { FormActions, FormGrid } from '../../forms/form-grid';
import { NoScriptNote } from '../../forms/no-script-note';
import { SubmitRow } from '../../forms/submit-row';
import { useWebsiteForm } from '../../forms/use-website-form';
import { SUPPORT_MESSAGES as TEXTS } from './messages';
import { SUPPORT_INITIAL, SUPPORT_SERVER_FIELDS, supportPayload, supportProblems } from './support-form-model';
import type { SupportFormField } from './support-form-model';

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  margin-block-start: var(--space-5);
`;

const controlId = (field: SupportFormField): string => `support-${field}`;

/** The support request; `topic` is what the page was opened at. */
export function SupportForm({ topic }: { topic: SupportTopic | null }) {
  const [reference, setReference] = useState<string | null>(null);
  const form = useKeptForm({ name: 'support', version: 1, initial: { ...SUPPORT_INITIAL, topic: topic ?? '' } });
  const { submission, place, control, onSubmit } = useWebsiteForm({
    type: 'support',
    form,
    problems: supportProblems,
    payload: supportPayload,
    serverFields: SUPPORT_SERVER_FIELDS,
    controlId,
    onAccepted: ({ message, id }) => {
      toast.success(FORM_TOASTS.success.title, message);
      setReference(id === undefined ? null : requestReference(id));
    },
  });

  return (
    <Form {...form.formProps} onSubmit={onSubmit} noValidate aria-labelledby="request-heading">
      <NoScriptNote />
      <Field {...place('topic')} label={TEXTS.topic} required>
        <Select {...control('topic')}>
          <option value="">{TEXTS.topic_none}</option>
          {SUPPORT_TOPICS.map((each) => (
            <option key={each} value={each}>
              {SUPPORT_TOPIC_NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field {...place('name')} label={TEXTS.name} required>
        <TextInput {...control('name')} autoComplete="name" maxLength={TEXT_LIMIT} />
      </Field>
      <FormGrid>
        <Field {...place('email')} label={TEXTS.email} hint={TEXTS.email_hint} required>
          <TextInput {...control('email')} type="email" autoComplete="email" maxLength={EMAIL_LIMIT} />
        </Field>
        <Field {...place('phone')} label={TEXTS.phone} hint={TEXTS.phone_hint} optional>
          <TextInput
            {...control('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            placeholder={TEXTS.phone_example}
          />
        </Field>
      </FormGrid>
      <Field {...place('message')} label={TEXTS.message} required>
        <TextArea {...control('message')} rows={5} maxLength={TEXT_LIMIT} placeholder={TEXTS.message_example} />
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
