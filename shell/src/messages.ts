import { BRAND } from '@ayana/contracts/brand';

/** What the shell itself says, apart from the specification's fixed texts. */
export const messages = {
  skip: 'Skip to the content',
  loading: 'Loading the page',
  navigation: 'Main',
  menu: 'Menu',
  account: 'Your account',
  welcome: 'Welcome back!',
  login_register: 'Login / Register',
  login: 'Login',
  sign_out: 'Sign Out',
  sign_out_owed: 'Signed out here',
  sign_out_owed_text:
    'We could not be told of it. This device finishes signing out as soon as it is online again; keep this browser’s data until then.',
  chat: 'Chat',
  call: 'Call',
  chat_label: 'Chat with us on WhatsApp',
  call_label: `Call us: ${BRAND.phone}`,
  contact_region: 'Quick contact',
  notifications: 'Notifications',
  unread_notifications: (unread: number): string => `Notifications, ${unread} unread`,
  unread: (unread: number): string => `, ${unread} unread`,
  newest_notifications: 'Newest notifications',
  all_notifications: 'All notifications',
  portal: {
    navigation: 'Your portal',
    more: 'More',
    account: 'Account',
    profile: 'Profile',
    late: 'late',
    parts: {
      staff: 'Staff',
      doctor: 'Doctor',
      hospital: 'Hospital',
      laboratory: 'Laboratory',
      pharmacy: 'Pharmacy',
      partner: 'Partner',
    },
  },
  not_found: {
    title: 'Page not found',
    text: 'There is nothing at this address. It may have moved, or the link may have a slip in it.',
    search: 'Search treatments, hospitals and doctors',
    search_button: 'Search',
    sections: 'Or go to',
  },
  failed: {
    title: (part: string): string => `${part} did not load`,
    text: 'This part of Ayana did not reach your device. Nothing is lost: what you saved is on the server, and the other pages work.',
    render_text:
      'This part of Ayana stopped working on your device. Nothing is lost: what you saved is on the server, and the other pages work.',
    data_text: 'The page is here, but what it shows could not be read. What you saved is on the server.',
    kept: 'You can read it; what can be pressed or filled in did not reach your device. The other pages work.',
    retry: 'Retry',
    home: 'Go to Homepage',
    still_works: 'What still works',
    still_works_items: ['The other pages and portals', 'Signing in and out', 'Calling us and writing to us'],
    happens_next: 'What happens next',
    happens_next_items: ['Retry fetches this part again, without losing the page', 'We were told that it failed'],
    support: 'For support',
    fact_part: 'Part',
    fact_phase: 'Step',
    fact_time: 'When',
    fact_tries: 'Tries',
    fact_reference: 'Reference',
  },
} as const;

/** Names of the steps of loading, fit to read to support. */
export const phaseNames = {
  entry: 'fetching the release',
  portal: 'reading its pages',
  page: 'fetching the page',
  render: 'drawing the page',
} as const;
