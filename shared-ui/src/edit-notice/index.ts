export { EditNotice, type EditNoticeProps } from './edit-notice';
