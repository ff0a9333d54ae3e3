/** The bell of the portals and what each person wants to be notified of. */
export { NotificationsModule } from './notifications.module.js';
export { type NewNotification, NotificationsService } from './notifications.service.js';
