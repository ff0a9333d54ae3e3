import { ROLES } from './roles.ts';

/** The password of every demo account. Demo accounts exist on the embedded database only, never in production. */
export const DEMO_PASSWORD = 'Ayana-demo-2026';

/** One demo account per role, and one without a role. */
export const DEMO_ACCOUNTS = [...ROLES, null].map((role) => ({
  role,
  email: `${(role ?? 'no-role').replace(/[/_]/g, '-')}@demo.ayana.test`,
}));
