export { AnalyticsPage as Component } from '../features/analytics/analytics-page';
export { analyticsLoader as loader } from '../features/analytics/analytics.api';
