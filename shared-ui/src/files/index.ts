export { type Document, DocumentList, type DocumentListProps } from './document-list';
export { fileSize } from './file-names';
export type { UploadRow } from './upload-row';
export { UploadRules, Uploader, type UploaderProps } from './uploader';
