import type { components } from '@ayana/contracts/api';
import type { Language } from '@ayana/contracts/catalogue';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { commandAction } from '@ayana/portal-kit/screens';

export type MessageTemplate = components['schemas']['MessageTemplateDto'];
export type TemplateForm = { title: string; text: string; language: Language };

/** All of them fit on a page: a team has a few dozen. */
const MOST = 100;

export const readTemplates = async (): Promise<MessageTemplate[]> =>
  (await dataOf(api.GET('/message-templates', { params: { query: { limit: MOST } } }))).items;

export const templatesLoader = (): Promise<Part<MessageTemplate[]>> => readPart(readTemplates());

export const addTemplate = (body: TemplateForm, key: string): Promise<MessageTemplate> =>
  dataOf(api.POST('/message-templates', { headers: { 'Idempotency-Key': key }, body }));

export const changeTemplate = ({ id, version }: MessageTemplate, body: TemplateForm): Promise<MessageTemplate> =>
  dataOf(
    api.PATCH('/message-templates/{id}', {
      params: { path: { id } },
      headers: { 'If-Match': `"${version}"` },
      body,
    }),
  );

export const removeTemplateAction = commandAction(async ({ id }: { id: string }): Promise<void> => {
  await api.DELETE('/message-templates/{id}', { params: { path: { id } } });
});
