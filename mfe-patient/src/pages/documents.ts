export { DocumentsPage as Component } from '../features/documents/documents-page';
export { documentsLoader as loader } from '../features/documents/documents.api';
