export {
  type CaseDocument,
  giveGrant,
  type GrantRecipient,
  grantsFor,
  paperName,
  readGrants,
  readPapers,
  type RecordAccess,
  type RecordGrant,
  type RecordGrants,
  removePaper,
  withdrawGrant,
} from './papers.api';
export { useAccesses } from './use-accesses';
export { usePaperFile } from './use-paper-file';
export { type PaperUploads, usePaperUploads } from './use-paper-uploads';
export { useRecordPack } from './use-record-pack';
export { saveCaseSheet } from './save-case-sheet';
export { CredentialList } from './credential-list';
export { AccessList } from './access-list';
export { PaperPreview, PdfPreview } from './paper-preview';
export { PaperRow, PaperRows, type PaperState } from './paper-row';
export { openPaper } from './open-paper';
