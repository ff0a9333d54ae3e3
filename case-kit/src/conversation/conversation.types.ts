import type { components } from '@ayana/contracts/api';

export type CaseThread = components['schemas']['ThreadDto'];
export type CaseMessage = components['schemas']['MessageDto'];
export type CaseMessagesPage = components['schemas']['MessagesPageDto'];
