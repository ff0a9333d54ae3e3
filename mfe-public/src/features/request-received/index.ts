export { RECEIVED_MESSAGES } from './messages';
export { ReceivedPage } from './received-page';
