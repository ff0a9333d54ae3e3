/** What the staff portal's frame says. */
export const messages = {
  part: 'Staff',
  skip: 'Skip to content',
  navigation: 'Staff portal',
  account: 'Account',
  signOut: 'Sign Out',
  requests: 'Requests',
  releases: 'Releases',
  roles: { admin: 'Administrator', super_admin: 'Super administrator', ayana_staff: 'Staff' },
} as const;
