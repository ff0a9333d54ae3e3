import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { SUPPORT_TOPIC_NAMES, SUPPORT_TOPICS } from '@ayana/contracts/support';
import type { SupportTopic } from '@ayana/contracts/support';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui';

import { FormGrid } from '../../forms/form-grid.styles';
import { PageForm } from '../../forms/page-form';
import { EmailField, PhoneField } from '../../forms/person-fields';
import { usePageForm } from '../../forms/use-page-form';
import { SUPPORT_MESSAGES as TEXTS } from './messages';
import { SUPPORT_INITIAL, supportPayload, supportProblems } from './support-form-model';

/** The support form; `topic` is preselected by the URL. */
export function SupportForm({ topic }: { topic: SupportTopic | null }) {
  const form = usePageForm({
    type: 'support',
    initial: { ...SUPPORT_INITIAL, topic: topic ?? '' },
    problems: supportProblems,
    payload: supportPayload,
  });
  const { place, control, reference } = form;

  return (
    <PageForm
      form={form}
      labelledBy="request-heading"
      send={TEXTS.send}
      sending={TEXTS.sending}
      arrived={reference === null ? null : { title: TEXTS.accepted(reference), text: TEXTS.accepted_text }}
    >
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
        <EmailField form={form} hint={TEXTS.email_hint} />
        <PhoneField form={form} hint={TEXTS.phone_hint} />
      </FormGrid>
      <Field {...place('message')} label={TEXTS.message} required>
        <TextArea {...control('message')} rows={5} maxLength={TEXT_LIMIT} placeholder={TEXTS.message_example} />
      </Field>
    </PageForm>
  );
}
