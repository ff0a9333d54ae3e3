import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** The router's link with an `href` prop, for components of shared-ui, which do not know the router. */
export function RouterLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { href: string }) {
  return <Link to={href} {...rest} />;
}
