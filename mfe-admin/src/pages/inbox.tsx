export { InboxPage as Component } from '../features/inbox/inbox-page';
export {
  inboxAction as action,
  inboxLoader as loader,
  inboxShouldRevalidate as shouldRevalidate,
} from '../features/inbox/inbox.api';
