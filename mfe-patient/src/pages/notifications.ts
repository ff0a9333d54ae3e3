export { NotificationsPage as Component } from '../features/notifications/notifications-page';
export { notificationsAction as action } from '../features/notifications/data/action';
export { notificationsLoader as loader } from '../features/notifications/data/loader';
