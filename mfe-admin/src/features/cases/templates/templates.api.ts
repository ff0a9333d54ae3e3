import type { components } from '@ayana/contracts/api';
import type { Language } from '@ayana/contracts/catalogue';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { atVersion, commandAction, readWhole } from '@ayana/portal-kit/screens';

export type MessageTemplate = components['schemas']['MessageTemplateDto'];
export type TemplateForm = { title: string; text: string; language: Language };

export const readTemplates = (): Promise<MessageTemplate[]> =>
  readWhole((part) => dataOf(api.GET('/message-templates', { params: { query: part } })));

export const templatesLoader = (): Promise<Part<MessageTemplate[]>> => readPart(readTemplates());

export const addTemplate = (body: TemplateForm, key: string): Promise<MessageTemplate> =>
  dataOf(api.POST('/message-templates', { headers: { 'Idempotency-Key': key }, body }));

export const changeTemplate = ({ id, version }: MessageTemplate, body: TemplateForm): Promise<MessageTemplate> =>
  dataOf(api.PATCH('/message-templates/{id}', { ...atVersion({ id, version }), body }));

export const removeTemplateAction = commandAction(async ({ id }: { id: string }): Promise<void> => {
  await api.DELETE('/message-templates/{id}', { params: { path: { id } } });
});
