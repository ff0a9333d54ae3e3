import { FORM_SECRET_HEADER } from '@ayana/contracts/rules';
import { api } from '@ayana/portal-kit';
import { useMemo, useState, useSyncExternalStore } from 'react';

import { FORM_FILE_TEXTS as TEXTS } from './messages';
import { type FormFile, isFresh, noFiles, onFilesChanged, parseFiles, storedFiles, storeFiles } from './kept-files';

/** The field of the payload, and of what is wrong. */
export const FILES_FIELD = 'upload_ids';
export type FilesField = typeof FILES_FIELD;

/** The files that go with a form. They outlive a lost line, a closed dialog and a reload of the page. */
export interface FormFiles {
  /** Null until one is needed. */
  secret: string | null;
  files: readonly FormFile[];
  /** Gives the form its secret, when the visitor begins to add files. */
  open: () => void;
  add: (file: Omit<FormFile, 'at'>) => void;
  remove: (id: string) => void;
  /** Whether a file is still on its way. */
  setBusy: (busy: boolean) => void;
  /** What keeps the form from being sent; null for nothing. */
  problem: () => string | null;
  /** For the request of the form. */
  payload: () => { upload_ids?: string[] };
  headers: () => Record<string, string>;
  /** The form was accepted: the next one has files of its own. */
  reset: () => void;
}

/** @param form its name in storage; null for one without files */
export function useFormFiles(form: string | null): FormFiles {
  const [busy, setBusy] = useState(false);
  // The server knows of no tab.
  const text = useSyncExternalStore(
    onFilesChanged,
    () => (form === null ? null : storedFiles(form)),
    () => null,
  );
  const kept = useMemo(() => parseFiles(text), [text]);
  const change = (files: (all: readonly FormFile[]) => readonly FormFile[]): void => {
    if (form === null) return;
    // What is stored now: an upload may arrive between two renders.
    const now = parseFiles(storedFiles(form)) ?? noFiles();
    storeFiles(form, { ...now, files: files(now.files) });
  };
  const { secret = null, files = [] } = kept ?? {};
  const headers = (): Record<string, string> => (secret === null ? {} : { [FORM_SECRET_HEADER]: secret });
  return {
    secret,
    files,
    open: () => change((all) => all),
    add: (file) => change((all) => [...all, { ...file, at: Date.now() }]),
    remove: (id) => {
      change((all) => all.filter((file) => file.id !== id));
      // What is left on the server is removed there within an hour.
      if (secret !== null) void removeUpload(id, secret).catch(() => undefined);
    },
    setBusy,
    problem: () => {
      if (busy) return TEXTS.on_its_way;
      const old = files.filter((file) => !isFresh(file));
      return old.length === 0 ? null : TEXTS.waited(old.map(({ name }) => name).join(', '));
    },
    payload: () => (files.length === 0 ? {} : { [FILES_FIELD]: files.map(({ id }) => id) }),
    headers,
    reset: () => {
      if (form !== null && kept !== null) storeFiles(form, null);
    },
  };
}

const removeUpload = (id: string, secret: string): Promise<unknown> =>
  api.DELETE('/form-uploads/{id}', {
    params: { path: { id }, header: { 'Tus-Resumable': '1.0.0', [FORM_SECRET_HEADER]: secret } },
  });
