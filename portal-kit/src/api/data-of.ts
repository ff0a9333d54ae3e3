import { problemOf } from '../problems';

/** The data of a response: `await dataOf(api.GET('/auth/account'))`. Throws `ApiProblem`, also for a response without a body. */
export async function dataOf<Data>(answer: Promise<{ data?: Data | undefined }>): Promise<Data> {
  const { data } = await answer;
  if (data === undefined) throw problemOf(data, 0);
  return data;
}
