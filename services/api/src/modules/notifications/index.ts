export { NotificationsModule } from './notifications.module.js';
export { type NewNotification, NotificationsService } from './notifications.service.js';
