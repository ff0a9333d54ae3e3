import type { Id } from '../shapes/index.ts';

export interface SocialLink {
  id: Id;
  platform: string;
  url: string;
  platform_name: string;
}

/** Used when the fetch fails, and seeded (spec section 8). Demo addresses: the operator provides the real ones. */
export const DEFAULT_SOCIAL_LINKS: readonly SocialLink[] = [
  {
    id: '0190a000-0000-7000-8000-000000000001',
    platform: 'facebook',
    url: 'https://facebook.com/ayana.example',
    platform_name: 'Facebook',
  },
  { id: '0190a000-0000-7000-8000-000000000002', platform: 'x', url: 'https://x.com/ayana_example', platform_name: 'X' },
  {
    id: '0190a000-0000-7000-8000-000000000003',
    platform: 'linkedin',
    url: 'https://linkedin.com/company/ayana-example',
    platform_name: 'LinkedIn',
  },
  {
    id: '0190a000-0000-7000-8000-000000000004',
    platform: 'instagram',
    url: 'https://instagram.com/ayana.example',
    platform_name: 'Instagram',
  },
  {
    id: '0190a000-0000-7000-8000-000000000005',
    platform: 'youtube',
    url: 'https://youtube.com/@ayana-example',
    platform_name: 'YouTube',
  },
];
