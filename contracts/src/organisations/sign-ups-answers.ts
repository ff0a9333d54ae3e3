import type { Role } from '../identity/roles.ts';
import type { Named } from './applications.ts';

export interface AcceptedSignUp {
  role: Role;
  organisation: Named | null;
  doctor: Named | null;
}
