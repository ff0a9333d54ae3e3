import { DEFAULT_SOCIAL_LINKS } from '@ayana/contracts/social';
import { api } from '@ayana/portal-kit';

import { loadSocialLinks } from './social-links';

jest.mock('@ayana/portal-kit', () => ({ api: { GET: jest.fn() } }));
const get = jest.mocked(api.GET as () => Promise<unknown>);
const load = () => loadSocialLinks(new AbortController().signal);
const link = (url: string) => ({ id: '1', platform: 'x', url, platform_name: 'X' });

describe('social links', () => {
  it('come from the server', async () => {
    get.mockResolvedValueOnce({ data: [link('https://x.com/ayana')] });
    expect(await load()).toEqual([link('https://x.com/ayana')]);
  });

  it('are the five defaults when the fetch fails, or is empty', async () => {
    get.mockRejectedValueOnce(new Error('down'));
    expect(await load()).toBe(DEFAULT_SOCIAL_LINKS);
    expect(DEFAULT_SOCIAL_LINKS).toHaveLength(5);
    get.mockResolvedValueOnce({ data: [] });
    expect(await load()).toBe(DEFAULT_SOCIAL_LINKS);
  });

  it('are web URLs only', async () => {
    get.mockResolvedValueOnce({ data: [link('javascript:alert(1)'), link('https://x.com/ayana')] });
    expect(await load()).toEqual([link('https://x.com/ayana')]);
  });
});
