import { defineMessages } from '@ayana/contracts/language';
import { BRAND } from '@ayana/contracts/brand';

/** The shell's texts, apart from the specification's fixed ones. */
export const messages = defineMessages('shell/messages', {
  titles: {
    sign_in: 'Sign in',
    forgotten_password: 'Forgotten password',
    new_password: 'Choose a new password',
    not_found: 'Page not found',
    profile: 'Your account',
    portal: 'Your portal',
  },
  description:
    'Treatment in India, planned from home: prices before you ask, a named case manager, an answer within 24 hours.',
  skip: 'Skip to the content',
  loading: 'Loading the page',
  home_link: `${BRAND.name}, home`,
  navigation: 'Main',
  menu: 'Menu',
  account: 'Your account',
  welcome: 'Welcome back!',
  login_register: 'Login / Register',
  login: 'Login',
  sign_out: 'Sign Out',
  sign_out_pending: 'Signed out on this device',
  sign_out_pending_text:
    'We could not reach our server. This device finishes signing out as soon as it is online again. Do not clear this browser’s data until then.',
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
  role_links: {
    admin: 'Admin Panel',
    hospital: 'Hospital Portal',
    partner: 'Partner Portal',
    doctor: 'Doctor Portal',
  },
  portal: {
    navigation: 'Your portal',
    more: 'More',
    search: 'Search',
    searchKeys: 'Ctrl K',
    account: 'Account',
    profile: 'Profile',
    /** Of patients, who have the rest of the profile in “About me”. */
    sign_in: 'Sign-in and security',
    late: 'late',
    ownTreatment: 'My own treatment',
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
    text: 'We cannot find this page. It may have moved, or there may be a mistake in the link.',
    search: 'Search treatments, hospitals and doctors',
    search_button: 'Search',
    sections: 'Or go to',
  },
  failed: {
    title: (part: string): string => `${part} did not load`,
    text: 'We could not load this part of Ayana. What you saved is safe, and the other pages work.',
    render_text: 'This part of Ayana stopped working on your device. What you saved is safe, and the other pages work.',
    data_text: 'We could not load what this page shows. What you saved is safe.',
    kept: 'You can read this page, but its buttons and forms did not load. The other pages work.',
    retry: 'Retry',
    home: 'Go to Homepage',
    still_works: 'What still works',
    still_works_items: ['The other pages and portals', 'Signing in and out', 'Calling us and writing to us'],
    happens_next: 'What happens next',
    happens_next_items: ['Retry loads this part again, and you stay on this page', 'Our team knows that it failed'],
    support: 'For support',
    fact_part: 'Part',
    fact_phase: 'Step',
    fact_time: 'When',
    fact_tries: 'Tries',
    fact_reference: 'Reference',
  },
});

/** Names of the loading steps, for support. */
export const phaseNames = defineMessages('shell/phase-names', {
  entry: 'fetching the release',
  portal: 'reading its pages',
  page: 'fetching the page',
  render: 'drawing the page',
});
