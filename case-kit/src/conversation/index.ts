export type { CaseMessage, CaseThread } from './conversation.types';
export { useConversation } from './use-conversation';
export { type CasePaper, usePapers } from './use-papers';
export { readThreads, useThreads } from './use-threads';
export { AttachedPapers } from './attached-papers';
export { Conversation, type ConversationProps } from './conversation';
export type { ConversationMessage, OutgoingMessage } from './message-types';
export { PaperPicker, type PaperPickerProps } from './paper-picker';
