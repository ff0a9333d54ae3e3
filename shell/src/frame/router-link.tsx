import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The router's link under the name every anchor uses, for patterns that know nothing of routers. */
export function RouterLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }) {
  return <Link to={href} {...rest} />;
}
