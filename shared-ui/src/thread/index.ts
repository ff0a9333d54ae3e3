export { AttachedPapers } from './attached-papers';
export { Conversation, type ConversationProps } from './conversation';
export type { ConversationMessage, OutgoingMessage } from './message-types';
export { PaperPicker, type PaperPickerProps } from './paper-picker';
export { InternalMark, Thread, type ThreadProps } from './thread';
