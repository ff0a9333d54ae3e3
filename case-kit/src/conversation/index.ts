export type { CaseMessage, CaseThread } from './conversation.types';
export { closedText } from './writing-time';
export { useConversation } from './use-conversation';
export { type CasePaper, usePapers } from './use-papers';
export { readThreads, useThreads } from './use-threads';
export { Conversation, type ConversationProps } from './conversation';
export type { ConversationMessage } from './message-types';
export { PaperPicker } from './paper-picker';
