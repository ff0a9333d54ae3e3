import { useLocation } from 'react-router-dom';

/** The portal of an address. The four portals share their pages, so a link begins with the one that is open. */
export const basePathOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;

/** The portal that is open, such as `/laboratory-portal`. */
export const useBasePath = (): string => basePathOf(useLocation().pathname);

/** The page of one piece of work. */
export const workHref = (base: string, id: string): string => `${base}/work/${id}`;
