import { useLocation } from 'react-router-dom';

/** The portal of an address. The four portals share their pages, so a link begins with the one that is open. */
export const basePathOf = (pathname: string): string => `/${pathname.split('/')[1] ?? ''}`;

/** The portal that is open, such as `/laboratory-portal`. */
export const useBasePath = (): string => basePathOf(useLocation().pathname);

/** The page of one piece of work. @param place of it: `tasks`, `papers`, the id of a section */
export const workHref = (base: string, id: string, place?: string): string =>
  `${base}/work/${id}${place === undefined ? '' : `#${place}`}`;

/** The page of a stay. @param place of it: the id of a section */
export const stayHref = (base: string, admissionId: string, place?: string): string =>
  `${base}/admissions/${admissionId}${place === undefined ? '' : `#${place}`}`;

/** The thread of a piece of work, beside the others. */
export const messagesHref = (base: string, assignmentId: string): string => `${base}/messages?work=${assignmentId}`;
