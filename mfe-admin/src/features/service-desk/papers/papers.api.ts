import { api, dataOf } from '@ayana/portal-kit';
import type { FileCommands } from '@ayana/portal-kit/screens';

/** What can be done with the papers of a request. */
export const paperCommands = (id: string): Omit<FileCommands, 'onChanged'> => ({
  add: (upload_id) =>
    dataOf(api.POST('/service-requests/{id}/papers', { params: { path: { id } }, body: { upload_id } })),
  link: (paper_id) =>
    dataOf(api.GET('/service-requests/{id}/papers/{paper_id}/link', { params: { path: { id, paper_id } } })),
  remove: (paper_id) =>
    dataOf(api.DELETE('/service-requests/{id}/papers/{paper_id}', { params: { path: { id, paper_id } } })),
});
