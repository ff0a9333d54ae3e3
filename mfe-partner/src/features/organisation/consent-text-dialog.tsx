import {
  CONSENT_BODY_MAX,
  CONSENT_LANGUAGE_NAMES,
  CONSENT_LANGUAGES,
  CONSENT_TITLE_MAX,
  type ConsentLanguage,
  type ConsentText,
} from '@ayana/contracts/journey';
import type { OrganisationHospital } from '@ayana/contracts/organisations';
import { api, dataOf, toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages } from './consent-messages';

const { form: words } = messages;

interface TextValues {
  partner_hospital_id: string;
  language: ConsentLanguage;
  title: string;
  body: string;
}

export interface ConsentTextDialogProps {
  hospitals: readonly Pick<OrganisationHospital, 'id' | 'hospital_name'>[];
  texts: readonly ConsentText[];
  /** What is changed; null for the first text of a language. */
  before: ConsentText | null;
  onDone: () => void;
  onClose: () => void;
}

/** Writes the next version of a text. What is typed survives a refusal and a reload. */
export default function ConsentTextDialog({ hospitals, texts, before, onDone, onClose }: ConsentTextDialogProps) {
  const form = useForm<TextValues, ConsentText>({
    name: `consent-text-${before?.id ?? 'new'}`,
    initial: {
      partner_hospital_id: before?.partner_hospital_id ?? hospitals[0]?.id ?? '',
      language: before?.language ?? 'en',
      title: before?.title ?? '',
      body: before?.body ?? '',
    },
    rules: (values) => ({
      language: before === null && texts.some((text) => isOf(text, values)) ? words.exists : undefined,
      title: values.title.trim() === '' ? words.needTitle : undefined,
      body: values.body.trim() === '' ? words.needBody : undefined,
    }),
    send: (body, key) =>
      dataOf(
        api.POST('/stay-consent-texts', {
          headers: { 'Idempotency-Key': key, 'If-Match': `"${before?.version ?? 0}"` },
          body,
        }),
      ),
    onAccepted: () => {
      toast.success(words.done, '');
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      {before === null && hospitals.length > 1 ? (
        <Field label={words.hospital} required error={form.errorOf('partner_hospital_id')}>
          <Select {...form.field('partner_hospital_id')}>
            {hospitals.map(({ id, hospital_name }) => (
              <option key={id} value={id}>
                {hospital_name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {before === null ? (
        <Field label={words.language} required error={form.errorOf('language')}>
          <Select {...form.field('language')}>
            {CONSENT_LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {CONSENT_LANGUAGE_NAMES[language]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field label={words.name} required error={form.errorOf('title')}>
        <TextInput maxLength={CONSENT_TITLE_MAX} dir="auto" {...form.field('title')} />
      </Field>
      <Field label={words.body} hint={words.bodyHint} required error={form.errorOf('body')}>
        <TextArea rows={12} maxLength={CONSENT_BODY_MAX} dir="auto" {...form.field('body')} />
      </Field>
    </FormDialog>
  );
}

const isOf = (text: ConsentText, { partner_hospital_id, language }: TextValues): boolean =>
  text.partner_hospital_id === partner_hospital_id && text.language === language;
