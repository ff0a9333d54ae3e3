import { api, toast } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';
import { messages } from './messages';

/** Downloads a paper; that it was opened is written down. Why it could not be is a toast. */
export async function openPaper(id: string, name: string): Promise<void> {
  const file = api.GET('/documents/{id}/content', { params: { path: { id } }, parseAs: 'blob' });
  const { failure } = await saveFile(file, name);
  if (failure !== null) toast.failure(messages.notOpened, failure.message);
}
