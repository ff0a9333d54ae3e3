export {
  addPaper,
  type CaseDocument,
  giveGrant,
  type GrantRecipient,
  grantsFor,
  type NewGrant,
  type PaperTarget,
  readGrants,
  readPapers,
  type RecordAccess,
  type RecordGrant,
  type RecordGrants,
  removePaper,
  withdrawGrant,
} from './papers.api';
export { type Accesses, useAccesses } from './use-accesses';
export { type PaperFile, usePaperFile } from './use-paper-file';
export { type PaperUploads, usePaperUploads } from './use-paper-uploads';
export { type RecordPack, useRecordPack } from './use-record-pack';
export { saveCaseSheet } from './save-case-sheet';
export { type CredentialLine, CredentialList, type CredentialListProps } from './credential-list';
export { type AccessLine, AccessList } from './access-list';
export { PaperPreview, type PaperPreviewProps } from './paper-preview';
export { PaperRow, type PaperRowProps, PaperRows, type PaperState } from './paper-row';
export { openPaper } from './open-paper';
