/** The top navigation (spec section 2), in order. */
export const NAVIGATION_LINKS = [
  { label: 'Home', path: '/' },
  { label: 'Services', path: '/services' },
  { label: 'Our Trusted Partners', path: '/partnerships' },
  { label: 'About', path: '/about' },
  { label: 'Support', path: '/support' },
  { label: 'Contact', path: '/contact' },
] as const;
