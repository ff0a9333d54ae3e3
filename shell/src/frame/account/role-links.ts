import type { Role } from '@ayana/contracts/identity';
import { messages } from '../../messages';

export interface RoleLink {
  label: string;
  path: string;
}

/** The role's own button in the top navigation (spec section 2). */
export function roleLinks(role: Role | null | undefined): RoleLink[] {
  if (role === 'admin' || role === 'super_admin') return [{ label: messages.role_links.admin, path: '/admin' }];
  if (role === 'partner/hospital') return [{ label: messages.role_links.hospital, path: '/partner-portal' }];
  if (role === 'partner' || role?.startsWith('partner/') === true)
    return [{ label: messages.role_links.partner, path: '/partner-portal' }];
  if (role === 'doctor') return [{ label: messages.role_links.doctor, path: '/doctor-portal' }];
  return [];
}
