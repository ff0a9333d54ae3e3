export { type CredentialLine, CredentialList, type CredentialListProps } from './credential-list';
export { AccessList, type AccessLine } from './access-list';
export { PaperPreview, type PaperPreviewProps } from './paper-preview';
export { PaperRow, type PaperRowProps, PaperRows, type PaperState } from './paper-row';
