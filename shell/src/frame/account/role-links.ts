import type { Role } from '@ayana/contracts/identity';

export interface RoleLink {
  label: string;
  path: string;
}

/** The role's own button in the top navigation (spec section 2). */
export function roleLinks(role: Role | null | undefined): RoleLink[] {
  if (role === 'admin' || role === 'super_admin') return [{ label: 'Admin Panel', path: '/admin' }];
  if (role === 'partner/hospital') return [{ label: 'Hospital Portal', path: '/partner-portal' }];
  if (role === 'partner' || role?.startsWith('partner/') === true)
    return [{ label: 'Partner Portal', path: '/partner-portal' }];
  if (role === 'doctor') return [{ label: 'Doctor Portal', path: '/doctor-portal' }];
  return [];
}
