import type { Role } from '@ayana/contracts/identity';
import { refusedAltogether, roleChoices } from './role-choices';

const admin = { id: 'a', role: 'admin' as Role };
const superAdmin = { id: 's', role: 'super_admin' as Role };
const reasonsOf = (choices: ReturnType<typeof roleChoices>) =>
  Object.fromEntries(choices.filter(({ refusal }) => refusal !== null).map(({ role, refusal }) => [role, refusal]));

test('administrators can give every role except administrator; super administrators can give that too', () => {
  const patient = { id: 'p', role: 'patient' as Role };
  expect(reasonsOf(roleChoices(admin, patient))).toEqual({
    admin: 'administrators_only',
    super_admin: 'administrators_only',
  });
  expect(reasonsOf(roleChoices(superAdmin, patient))).toEqual({});
});

test('no one changes their own role, and no administrator changes another one', () => {
  expect(refusedAltogether(roleChoices(admin, admin))).toBe('own_role');
  expect(refusedAltogether(roleChoices(admin, superAdmin))).toBe('administrators_only');
  expect(refusedAltogether(roleChoices(superAdmin, { id: 't', role: 'super_admin' }, 1))).toBe('last_super_admin');
  expect(refusedAltogether(roleChoices(superAdmin, admin))).toBeNull();
});
