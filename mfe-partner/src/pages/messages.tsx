export { MessagesPage as Component } from '../features/messages/messages-page';
export {
  messagesLoader as loader,
  messagesShouldRevalidate as shouldRevalidate,
} from '../features/messages/messages.api';
