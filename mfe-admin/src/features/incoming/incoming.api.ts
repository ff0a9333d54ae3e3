import type { operations } from '@ayana/contracts/api';
import type { IncomingMessage } from '@ayana/contracts/journey';
import type { FileLink } from '@ayana/contracts/operation';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction, detailLoader, listLoader } from '@ayana/portal-kit/screens';
import { INCOMING_PATH } from '../../paths';

export const NAMES = ['status', 'sort', 'order'] as const;
type Query = NonNullable<operations['Incoming_list']['parameters']['query']>;

export const incomingHref = ({ id }: { id: string }): string => `${INCOMING_PATH}/${id}`;

export const incomingListLoader = listLoader<IncomingMessage, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/incoming-messages', { params: { query } })),
});

export const incomingLoader = detailLoader<IncomingMessage>('messageId', (id) =>
  dataOf(api.GET('/incoming-messages/{id}', { params: { path: { id } } })),
);

export const placeMessage = (of: Pick<IncomingMessage, 'id' | 'version'>, case_number: string) =>
  dataOf(api.POST('/incoming-messages/{id}/place', { ...atVersion(of), body: { case_number } }));

export const linkToFile = (id: string, file_id: string): Promise<FileLink> =>
  dataOf(api.GET('/incoming-messages/{id}/files/{file_id}/link', { params: { path: { id, file_id } } }));

/** What needs no words: `case_number` is a suggested one. */
export type IncomingCommand =
  | { intent: 'dismiss'; id: string; version: number }
  | { intent: 'place'; id: string; version: number; case_number: string };

export const incomingAction = commandAction((command: IncomingCommand): Promise<IncomingMessage> =>
  command.intent === 'place'
    ? placeMessage(command, command.case_number)
    : dataOf(api.POST('/incoming-messages/{id}/dismiss', atVersion(command))),
);
