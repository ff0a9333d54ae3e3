export { AccountFields, type AccountFieldsProps } from './account-fields';
export { CONSENT_TEXTS } from './consent-texts';
export { DATA_REQUEST_TEXTS } from './data-request-texts';
export { RowFacts, RowName, Rows } from './account.styles';
export { ConsentsCard, type ConsentsCardProps } from './consents-card';
export { DataRequestList, type DataRequestListProps } from './data-request-list';
