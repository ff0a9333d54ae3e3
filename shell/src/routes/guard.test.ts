import { ROLES, type Role } from '@ayana/contracts/identity';
import type { Session } from '@ayana/portal-kit';
import { guard, landing } from './guard';

const signedOut: Session = { status: 'signed_out', user: null, role: undefined, hint: undefined };
const as = (role: Role | null): Session => ({
  status: 'signed_in',
  user: { id: '1', email: 'a@b.test' },
  role,
  hint: 'none',
});

describe('guard (spec section 6)', () => {
  it('lets everybody into public routes', () => {
    expect(guard(undefined, signedOut, '/')).toEqual({ kind: 'enter' });
    expect(guard('public', as(null), '/')).toEqual({ kind: 'enter' });
  });

  it('sends a signed-out visitor to /auth with the way back', () => {
    expect(guard('admin', signedOut, '/admin?age=1')).toEqual({
      kind: 'redirect',
      to: '/auth?next=%2Fadmin%3Fage%3D1',
    });
  });

  it('denies a signed-in person without a role', () => {
    expect(guard('signed_in', as(null), '/notifications')).toEqual({ kind: 'denied' });
  });

  it.each<[Role, string]>([
    ['doctor', '/patient-portal'],
    ['patient', '/patient-portal'],
    ['unverified_user', '/patient-portal'],
    ['partner/logistics', '/partner-portal'],
    ['laboratory_partner', '/laboratory-portal'],
    ['pharmacy_partner', '/pharmacy-portal'],
  ])('sends %s from a wrong door to %s', (role, home) => {
    expect(guard('admin', as(role), '/admin')).toEqual({ kind: 'redirect', to: home });
  });

  it('never sends a role to a portal that sends it on', () => {
    const entries = {
      '/admin': 'admin',
      '/patient-portal': 'patient_portal',
      '/partner-portal': 'partner_portal',
      '/laboratory-portal': 'laboratory_portal',
      '/pharmacy-portal': 'pharmacy_portal',
    } as const;
    for (const role of ROLES) {
      const decision = guard('users', as(role), '/users');
      if (decision.kind !== 'redirect') continue;
      expect(guard(entries[decision.to as keyof typeof entries], as(role), decision.to)).toEqual({ kind: 'enter' });
    }
  });
});

describe('landing on the home page (spec section 1)', () => {
  it('sends a doctor to the doctor portal and staff to /admin', () => {
    expect(landing(as('doctor'))).toEqual({ kind: 'redirect', to: '/doctor-portal' });
    expect(landing(as('ayana_staff'))).toEqual({ kind: 'redirect', to: '/admin' });
  });

  it('keeps visitors and people without a role', () => {
    expect(landing(signedOut)).toEqual({ kind: 'enter' });
    expect(landing(as(null))).toEqual({ kind: 'enter' });
  });
});
