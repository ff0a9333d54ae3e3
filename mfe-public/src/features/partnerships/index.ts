export { PARTNERSHIPS_MESSAGES } from './messages';
export { PartnershipsPage } from './partnerships-page';
