import { ActivityPage } from '../features/activity/activity-page';
import { ACTIVITY_WORDS } from './activity-words';

export { activityLoader as loader } from '../features/activity/activity.api';
export function Component() {
  return <ActivityPage words={ACTIVITY_WORDS} />;
}
