import { CONSENT_LANGUAGE_NAMES, CONSENT_NAME_MAX, type ConsentText, type StayConsent } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { useEffect, useRef } from 'react';
import { signConsent } from './consent.api';
import { messages } from './consent-messages';
import { ReadText } from './consent.styles';

const { form: words } = messages;
/** Pixels from the end that still count as read to the end. */
const NEARLY = 24;

interface SignValues {
  text_id: string;
  /** The text that was read to the end. */
  read_id: string;
  agrees: boolean;
  signed_name: string;
}

export interface SignConsentDialogProps {
  consent: StayConsent;
  text: ConsentText;
  onDone: () => void;
  onClose: () => void;
}

/** The text, read to its end, and the signature of the patient: the full name and a tick. */
export default function SignConsentDialog({ consent, text, onDone, onClose }: SignConsentDialogProps) {
  const texts = [text, ...consent.others];
  const form = useForm<SignValues, StayConsent>({
    name: `consent-${consent.admission_id}`,
    initial: { text_id: text.id, read_id: '', agrees: false, signed_name: '' },
    rules: ({ text_id, read_id, agrees, signed_name }) => ({
      has_read: text_id === read_id ? undefined : words.needRead,
      agrees: agrees ? undefined : words.needAgree,
      signed_name: signed_name.trim() === '' ? words.needName : undefined,
    }),
    send: ({ text_id, signed_name }, key) =>
      signConsent(
        { admission_id: consent.admission_id, text_id, signed_name: signed_name.trim(), has_read: true, agrees: true },
        key,
      ),
    onAccepted: () => {
      toast.success(words.done, '');
      onDone();
    },
  });
  const { values, errorOf } = form;
  // A text kept from before may be gone: then the newest is read.
  const shown = texts.find(({ id }) => id === values.text_id) ?? text;
  return (
    <FormDialog
      title={words.title(consent.hospital_name)}
      description={words.toEnd}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      form={form}
    >
      {texts.length === 1 ? null : (
        <Field label={words.language} required error={errorOf('text_id')}>
          <Select {...form.field('text_id')}>
            {texts.map(({ id, language }) => (
              <option key={id} value={id}>
                {CONSENT_LANGUAGE_NAMES[language]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <TextToRead key={shown.id} text={shown} onRead={() => form.set('read_id', shown.id)} />
      <ErrorText>{errorOf('has_read') ?? null}</ErrorText>
      <div>
        <Checkbox
          name="agrees"
          checked={values.agrees}
          onChange={({ currentTarget }) => form.set('agrees', currentTarget.checked)}
        >
          {words.agrees}
        </Checkbox>
        <ErrorText>{errorOf('agrees') ?? null}</ErrorText>
      </div>
      <Field label={words.name} hint={words.nameHint} required error={errorOf('signed_name')}>
        <TextInput maxLength={CONSENT_NAME_MAX} autoComplete="name" dir="auto" {...form.field('signed_name')} />
      </Field>
    </FormDialog>
  );
}

/** Scrolled to its end, or short enough to be seen whole, it is read. */
function TextToRead({ text, onRead }: { text: ConsentText; onRead: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const look = () => {
    const element = box.current;
    if (element !== null && element.scrollTop + element.clientHeight >= element.scrollHeight - NEARLY) onRead();
  };
  const first = useRef(look);
  useEffect(() => first.current(), []);
  return (
    <ReadText
      ref={box}
      role="region"
      aria-label={words.text}
      tabIndex={0}
      onScroll={look}
      lang={text.language}
      dir="auto"
    >
      <h3>{text.title}</h3>
      <p>{words.version(text.version)}</p>
      <p>{text.body}</p>
    </ReadText>
  );
}
