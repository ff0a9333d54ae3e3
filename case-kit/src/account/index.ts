export { AccountFields } from './account-fields';
export { type Account, type OwnDataRequest, readAccount, readDataRequests } from './account.api';
export { RowFacts, RowName, Rows } from './account.styles';
export { CONSENT_MESSAGES } from './consent-texts';
export { ConsentsCard } from './consents-card';
export { DataRequestList } from './data-request-list';
export { DATA_REQUEST_MESSAGES } from './data-request-texts';
export { useAccountAction } from './use-account-action';
export { useAccountEdit } from './use-account-edit';
