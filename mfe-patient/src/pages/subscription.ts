export { SubscriptionPage as Component } from '../features/subscription/subscription-page';
export { subscriptionAction as action, subscriptionLoader as loader } from '../features/subscription/subscription.api';
