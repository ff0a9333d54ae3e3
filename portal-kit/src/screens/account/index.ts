export { type Account, type OwnDataRequest, readAccount, readDataRequests, saveDataCopy } from './account.api';
export { useAccountAction } from './use-account-action';
export { type AccountEdit, useAccountEdit } from './use-account-edit';
export { type Consents, useConsents } from './use-consents';
