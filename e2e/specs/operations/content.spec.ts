/** What the staff write is on the public pages at once, and gone once it is removed. */
import { expect, test } from '../../harness/fixtures.ts';

test('a question of the staff is found by the public, and not once it is removed', async ({ request, site }) => {
  const words = `Lantern ${Math.random().toString(36).slice(2, 8)}`;
  const staff = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    site.api.as<Answer>('ayana_staff', method, path, body);
  const isShown = async (): Promise<boolean> => (await (await request.get('/faq')).text()).includes(words);
  const { id } = await staff<{ id: string }>('POST', '/catalogue/questions', {
    question: `May I bring a ${words}?`,
    answer: 'Yes. A **small** one.',
    topic: 'ayana',
    reviewed_on: '2026-11-20',
  });
  await expect.poll(isShown).toBe(true);
  await staff('DELETE', `/catalogue/questions/${id}`);
  await expect.poll(isShown).toBe(false);
});
