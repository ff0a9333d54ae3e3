import type { AnswerTemplate, AnswerTemplates } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';

export const readTemplates = (): Promise<AnswerTemplates> => dataOf(api.GET('/answer-templates'));

export const addTemplate = (body: { name: string; text: string }, key: string): Promise<AnswerTemplate> =>
  dataOf(api.POST('/answer-templates', { params: { header: { 'Idempotency-Key': key } }, body }));

export const changeTemplate = (
  id: string,
  version: number,
  body: { name?: string; text?: string },
): Promise<AnswerTemplate> =>
  dataOf(
    api.PATCH('/answer-templates/{id}', {
      params: { path: { id }, header: { 'If-Match': `"${version}"` } },
      body,
    }),
  );

export async function removeTemplate(id: string): Promise<void> {
  await api.DELETE('/answer-templates/{id}', { params: { path: { id } } });
}
