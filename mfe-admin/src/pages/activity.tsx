export { ActivityPage as Component } from '../features/activity/activity-page';
export { activityLoader as loader } from '../features/activity/activity.api';
