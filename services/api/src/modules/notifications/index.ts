/** The bell of the portals and what each person wants to be notified of. */
export { NotificationsModule } from './notifications.module.js';
export { WORK_NOTICE_MESSAGES } from './work/messages.js';
export { type NoticedWork, WorkNotices } from './work/work-notices.js';
export { type NewNotification, NotificationsService } from './notifications.service.js';
