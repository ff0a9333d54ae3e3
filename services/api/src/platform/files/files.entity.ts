import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid().nullable(),
    /** In place of a user, who is not known (`UploadOwner`). */
    guest_id: p.uuid().nullable(),
    form_hash: p.string().nullable(),
    file_name: p.string(),
    media_type: p.string(),
    size: p.integer(),
    taken_until: p.datetime().nullable(),
    created_at: p.datetime(),
  },
});

export const FileSchema = defineEntity({
  name: 'File',
  tableName: 'files',
  properties: {
    id: p.uuid().primary(),
    owner_kind: p.string().$type<FileOwnerKind>(),
    owner_id: p.uuid(),
    file_name: p.string(),
    media_type: p.string(),
    size: p.integer(),
    sha256: p.string(),
    storage_key: p.uuid(),
    /** Whose its upload was: one of the three, or nobody’s where it came another way. */
    uploaded_by: p.uuid().nullable(),
    guest_id: p.uuid().nullable(),
    form_hash: p.string().nullable(),
    created_at: p.datetime(),
  },
});

/** What a file can belong to. Add a kind together with the module that decides who may see its files. */
export type FileOwnerKind = 'service_request' | 'document' | 'credential' | 'evidence' | 'incoming_message';

/** The row a file belongs to. */
export interface FileOwner {
  owner_kind: FileOwnerKind;
  owner_id: string;
}

declare module '../database/tables.js' {
  interface Tables {
    uploads: InferKyselyTable<typeof UploadSchema>;
    files: InferKyselyTable<typeof FileSchema>;
  }
}
