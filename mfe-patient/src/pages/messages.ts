export { MessagesPage as Component } from '../features/messages/messages-page';
export { messagesLoader as loader } from '../features/messages/messages.api';
