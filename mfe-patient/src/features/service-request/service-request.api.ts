import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { commandAction, type FileCommands } from '@ayana/portal-kit/screens';

export type ServiceRequestDetail = components['schemas']['ServiceRequestDetailDto'];
export type RequestEntry = components['schemas']['RequestEntryDto'];

/** What the people around a request do with it; staff have a page of their own. */
export const STEPS = ['approve', 'decline', 'close', 'reopen', 'cancel'] as const;
export type Step = (typeof STEPS)[number];

export const requestHref = ({ id }: { id: string }): string => `/requests/${id}`;

export const readServiceRequest = (id: string): Promise<ServiceRequestDetail> =>
  dataOf(api.GET('/service-requests/{id}', { params: { path: { id } } }));

export const takeStep = (id: string, name: Step, note?: string): Promise<ServiceRequestDetail> =>
  dataOf(
    api.POST('/service-requests/{id}/transitions', {
      params: { path: { id } },
      body: { name, ...(note === undefined ? {} : { note }) },
    }),
  );

/** A step that asks nothing. */
export type StepCommand = { id: string; name: Step };
export const stepAction = commandAction(({ id, name }: StepCommand) => takeStep(id, name));

/** The same key again writes it once. */
export const sendMessage = (id: string, text: string, key: string): Promise<ServiceRequestDetail> =>
  dataOf(
    api.POST('/service-requests/{id}/comments', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: { text, visibility: 'public' },
    }),
  );

export const sendRating = (id: string, rating: number, comment: string): Promise<ServiceRequestDetail> =>
  dataOf(
    api.POST('/service-requests/{id}/satisfaction', {
      params: { path: { id } },
      body: { rating, ...(comment === '' ? {} : { comment }) },
    }),
  );

/** What the reader can do with the papers of a request. */
export const paperCommands = (id: string): Pick<FileCommands, 'add' | 'link'> => ({
  add: (upload_id) =>
    dataOf(api.POST('/service-requests/{id}/papers', { params: { path: { id } }, body: { upload_id } })),
  link: (paper_id) =>
    dataOf(api.GET('/service-requests/{id}/papers/{paper_id}/link', { params: { path: { id, paper_id } } })),
});
