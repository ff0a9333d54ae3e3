import { EVERY_ROLE } from '@ayana/contracts/testing';
import { roleLinks } from './role-links';

/** By hand (spec section 2). */
const BUTTONS: Record<string, [label: string, path: string]> = {
  admin: ['Admin Panel', '/admin'],
  super_admin: ['Admin Panel', '/admin'],
  doctor: ['Doctor Portal', '/doctor-portal'],
  'partner/hospital': ['Hospital Portal', '/partner-portal'],
  partner: ['Partner Portal', '/partner-portal'],
  'partner/travel_visa': ['Partner Portal', '/partner-portal'],
  'partner/logistics': ['Partner Portal', '/partner-portal'],
  'partner/lodging': ['Partner Portal', '/partner-portal'],
};

test.each([...EVERY_ROLE, null, undefined])('the button of %s', (role) => {
  const button = BUTTONS[role ?? ''];
  expect(roleLinks(role).map(({ label, path }) => [label, path])).toEqual(button === undefined ? [] : [button]);
});
