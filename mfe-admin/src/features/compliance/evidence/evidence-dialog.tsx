import type { NamedPerson } from '@ayana/contracts/service-desk';
import { readingIn, type UploadedFile, useSharedEdit, useUploads } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { DateInput, ErrorText, Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { DocumentList, Uploader } from '@ayana/shared-ui/files';
import { messages as shared } from '../parts/messages';
import { OwnerField } from '../parts/owner-field';
import type { Evidence } from '../types';
import { addEvidence, changeEvidence } from './evidence.api';
import { messages } from './messages';

const { form: words } = messages;

interface Values {
  title: string;
  note: string;
  owner_id: NamedPerson | null;
  expires_on: string;
  upload_id: UploadedFile | null;
  web_address: string;
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  title: words.title,
  note: words.note,
  owner_id: shared.owner,
  expires_on: words.expires,
  upload_id: words.file,
  web_address: words.web,
};

export interface EvidenceDialogProps {
  /** What it shows the working of. */
  control: { id: string; title: string };
  /** What is changed; null for new evidence. */
  evidence: Evidence | null;
  reread: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** Adds what shows that a control works: a file, an address, or words. Its file and address stay as they were added. */
export default function EvidenceDialog({ control, evidence, reread, onClose, onDone }: EvidenceDialogProps) {
  const isNew = evidence === null;
  const edit = useSharedEdit<Values, Evidence>({
    name: isNew ? `evidence-new-${control.id}` : `evidence-${evidence.id}`,
    latest: readingIn(evidence, {
      title: evidence?.title ?? '',
      note: evidence?.note ?? '',
      owner_id: evidence?.owner ?? null,
      expires_on: evidence?.expires_on ?? '',
      upload_id: null,
      web_address: '',
    }),
    labelOf: (name) => LABELS[name],
    alwaysSends: isNew,
    rules: ({ title, note, upload_id, web_address }) => ({
      title: title.trim() === '' ? shared.titleNeeded : undefined,
      note: isNew && note.trim() === '' && upload_id === null && web_address.trim() === '' ? words.needed : undefined,
    }),
    save: (_changed, { title, note, owner_id, expires_on, upload_id, web_address }, version) =>
      isNew
        ? addEvidence({
            control_id: control.id,
            title: title.trim(),
            ...(note.trim() === '' ? {} : { note: note.trim() }),
            ...(owner_id === null ? {} : { owner_id: owner_id.id }),
            ...(expires_on === '' ? {} : { expires_on }),
            ...(upload_id === null ? {} : { upload_id: upload_id.id }),
            ...(web_address.trim() === '' ? {} : { web_address: web_address.trim() }),
          })
        : changeEvidence(
            { id: evidence.id, version },
            {
              title: title.trim(),
              note: note.trim() === '' ? null : note.trim(),
              owner_id: owner_id?.id ?? null,
              expires_on: expires_on === '' ? null : expires_on,
            },
          ),
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  const { values, errorOf } = form;
  const { busy, uploader } = useUploads((file) => form.set('upload_id', file));
  return (
    <EditDialog
      title={isNew ? words.newTitle : words.editTitle}
      description={control.title}
      onClose={onClose}
      submitLabel={isNew ? words.submit : shared.save}
      busyLabel={shared.busy}
      edit={{ ...edit, form: { ...form, busy: form.busy || busy } }}
    >
      <Field label={words.title} hint={words.titleHint} required error={errorOf('title')}>
        <TextInput maxLength={200} {...form.field('title')} />
      </Field>
      <Field label={words.note} optional error={errorOf('note')}>
        <TextArea rows={2} maxLength={700} {...form.field('note')} />
      </Field>
      <Field label={words.expires} hint={words.expiresHint} optional error={errorOf('expires_on')}>
        <DateInput {...form.field('expires_on')} />
      </Field>
      <OwnerField
        value={values.owner_id}
        onChange={(person) => form.set('owner_id', person)}
        error={errorOf('owner_id')}
      />
      {isNew ? (
        <>
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
          <Field label={words.web} hint={words.webHint} optional error={errorOf('web_address')}>
            <TextInput type="url" maxLength={1000} {...form.field('web_address')} />
          </Field>
        </>
      ) : null}
    </EditDialog>
  );
}
