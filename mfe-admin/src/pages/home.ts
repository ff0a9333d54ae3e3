export { TodayPage as Component } from '../features/today/today-page';
export { todayLoader as loader } from '../features/today/today.api';
