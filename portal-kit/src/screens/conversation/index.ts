export type { CaseMessage, CaseThread } from './types';
export { useConversation } from './use-conversation';
export { type CasePaper, openPaper, usePapers } from './use-papers';
export { readThreads, useThreads } from './use-threads';
