import {
  type Credential,
  CREDENTIAL_KIND_NAMES,
  CREDENTIAL_KINDS,
  type CredentialKind,
  type OrganisationDoctor,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { type UploadedFile, useForm, useUploads } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, ErrorText, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { DocumentList, Uploader } from '@ayana/shared-ui/files';
import { messages } from './messages';
import { addCredential } from './organisation.api';

const { credentials: words } = messages;

interface Values {
  doctor_id: string;
  kind: CredentialKind;
  number: string;
  issuer: string;
  valid_until: string;
  upload_id: UploadedFile | null;
}

export interface CredentialDialogProps {
  doctors: readonly OrganisationDoctor[];
  onClose: () => void;
  onDone: () => void;
}

/** Adds a licence or another paper with an end. */
export default function CredentialDialog({ doctors, onClose, onDone }: CredentialDialogProps) {
  const form = useForm<Values, Credential>({
    name: 'credential-new',
    initial: { doctor_id: '', kind: 'licence', number: '', issuer: '', valid_until: '', upload_id: null },
    rules: ({ number, issuer, valid_until, upload_id }) => ({
      number: number.trim() === '' ? words.needNumber : undefined,
      issuer: issuer.trim() === '' ? words.needIssuer : undefined,
      valid_until: valid_until === '' ? words.needUntil : undefined,
      upload_id: upload_id === null ? words.needFile : undefined,
    }),
    send: ({ doctor_id, upload_id, ...rest }) =>
      addCredential({
        ...rest,
        upload_id: upload_id?.id ?? '',
        ...(doctor_id === '' ? {} : { doctor_id }),
      }),
    onAccepted: ({ number }) => {
      toast.success(words.sent, number);
      onDone();
    },
  });
  const { values, errorOf } = form;
  const { busy, uploader } = useUploads((file) => form.set('upload_id', file));
  return (
    <FormDialog
      title={words.add}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      busy={form.busy || busy}
      form={form}
    >
      {doctors.length === 0 ? null : (
        <Field label={words.for} required error={errorOf('doctor_id')}>
          <Select {...form.field('doctor_id')}>
            <option value="">{words.own}</option>
            {doctors.map(({ id, full_name }) => (
              <option key={id} value={id}>
                {full_name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={words.kind} required error={errorOf('kind')}>
        <Select {...form.field('kind')}>
          {CREDENTIAL_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {CREDENTIAL_KIND_NAMES[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.number} required error={errorOf('number')}>
        <TextInput maxLength={100} {...form.field('number')} />
      </Field>
      <Field label={words.issuer} required error={errorOf('issuer')}>
        <TextInput maxLength={200} {...form.field('issuer')} />
      </Field>
      <Field label={words.until} hint={words.untilHint} required error={errorOf('valid_until')}>
        <DateInput {...form.field('valid_until')} />
      </Field>
      <div>
        {values.upload_id === null ? (
          <Uploader
            label={words.file}
            note={words.fileHint}
            {...uploader}
            onAdd={([file]) => file && uploader.onAdd([file])}
          />
        ) : (
          <DocumentList
            label={words.file}
            empty=""
            documents={[values.upload_id]}
            removesAtOnce
            onRemove={() => {
              form.set('upload_id', null);
              return Promise.resolve(null);
            }}
          />
        )}
        <ErrorText>{errorOf('upload_id') ?? null}</ErrorText>
      </div>
    </FormDialog>
  );
}
