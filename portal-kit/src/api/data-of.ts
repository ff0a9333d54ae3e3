import { problemOf } from '../problems';
import type { Answered } from './pages';

/**
 * The data of a response: `await dataOf(api.GET('/auth/account'))`; of a list a page whose rows are read by `readFirst`, `readWhole` or a list.
 * @throws ApiProblem also for a response without a body
 */
export async function dataOf<Data>(answer: Promise<{ data?: Data | undefined }>): Promise<Answered<Data>> {
  const { data } = await answer;
  if (data === undefined) throw problemOf(data, 0);
  return data as Answered<Data>;
}
