export { CredentialsList as Component } from '../features/compliance/credentials/credentials-list';
export { credentialsLoader as loader } from '../features/compliance/credentials/credentials.api';
