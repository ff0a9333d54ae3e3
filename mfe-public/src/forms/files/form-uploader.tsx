import { FORM_FILES, FORM_SECRET_HEADER } from '@ayana/contracts/rules';
import { type UploadedFile, useUploads } from '@ayana/portal-kit/screens';
import { DocumentList, Uploader } from '@ayana/shared-ui/files';
import { useEffect, useState } from 'react';

import { FORM_FILE_TEXTS as TEXTS } from './messages';
import type { FormFiles } from './use-form-files';

const ENDPOINT = '/api/form-uploads';
const { most, bytes } = FORM_FILES;
const MB = 1024 * 1024;

/** The uploader of a visitor's form, with the files that have arrived. Loaded when it is opened. */
export function FormUploader({ files, secret }: { files: FormFiles; secret: string }) {
  const { add, setBusy } = files;
  const [tooMany, setTooMany] = useState(false);
  const { busy, uploader } = useUploads(({ id, name, type, size }: UploadedFile) => add({ id, name, type, size }), {
    endpoint: ENDPOINT,
    headers: { [FORM_SECRET_HEADER]: secret },
  });
  useEffect(() => {
    setBusy(busy);
    return () => setBusy(false);
  }, [busy, setBusy]);
  const count = files.files.length + uploader.items.filter(({ state }) => state !== 'refused').length;
  const onAdd = (chosen: readonly File[]): void => {
    setTooMany(count + chosen.length > most);
    uploader.onAdd(chosen.slice(0, Math.max(0, most - count)));
  };
  return (
    <>
      {files.files.length === 0 ? null : (
        <DocumentList
          label={TEXTS.arrived}
          documents={files.files}
          empty=""
          removesAtOnce
          onRemove={({ id }) => {
            setTooMany(false);
            files.remove(id);
            return Promise.resolve(null);
          }}
        />
      )}
      <Uploader
        label={TEXTS.label}
        {...uploader}
        onAdd={onAdd}
        note={tooMany ? TEXTS.too_many(most) : <small>{TEXTS.limits(most, bytes / MB)}</small>}
        disabled={count >= most}
      />
    </>
  );
}
