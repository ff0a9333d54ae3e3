export { InboxPage as Component } from '../features/inbox/inbox-page';
export { inboxAction as action } from '../features/inbox/data/action';
export { inboxLoader as loader, inboxShouldRevalidate as shouldRevalidate } from '../features/inbox/data/loader';
