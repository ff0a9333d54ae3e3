import { SharedPages, TooManyPagesError } from './shared-pages';

interface Page {
  text: string;
  bytes?: number;
}
const pages = (): SharedPages<Page> => new SharedPages(({ bytes }) => bytes);

it('renders a page once for simultaneous requests', async () => {
  const render = jest.fn(async () => ({ text: 'one', bytes: 1 }));
  const shared = pages();
  const found = await Promise.all([1, 2, 3].map(() => shared.page('/', render)));
  expect(found.map(({ isOwn, page }) => [isOwn, page.text])).toEqual([
    [true, 'one'],
    [false, 'one'],
    [false, 'one'],
  ]);
  await shared.page('/', render);
  expect(render).toHaveBeenCalledTimes(1);
});

it('caches nothing without a size, and no failures', async () => {
  const shared = pages();
  await shared.page('/missing', async () => ({ text: 'missing' }));
  expect((await shared.page('/missing', async () => ({ text: 'there' }))).page.text).toBe('there');
  await expect(shared.page('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await shared.page('/', async () => ({ text: 'whole', bytes: 1 }))).page.text).toBe('whole');
});

it('refuses further pages at once when full, but no request for a page that is being rendered', async () => {
  const shared = pages();
  let finish: () => void = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const render = async (): Promise<Page> => {
    await finished;
    return { text: 'done', bytes: 1 };
  };
  const begun = Array.from({ length: 80 }, (_, index) => shared.page(`/${index}`, render));
  await expect(shared.page('/one-too-many', render)).rejects.toBeInstanceOf(TooManyPagesError);
  const follower = shared.page('/7', render);
  finish();
  expect((await Promise.all([...begun, follower])).map(({ page }) => page.text)).toEqual(Array(81).fill('done'));
});
