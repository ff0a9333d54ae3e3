import { defineMessages } from '@ayana/contracts/language';

interface NavigationLink {
  readonly label: string;
  readonly path: string;
}

/** The top navigation (spec section 2), in order. */
export const NAVIGATION_LINKS: readonly NavigationLink[] = defineMessages('shell/navigation/site', [
  { label: 'Home', path: '/' },
  { label: 'Services', path: '/services' },
  { label: 'Our Trusted Partners', path: '/partnerships' },
  { label: 'About', path: '/about' },
  { label: 'Support', path: '/support' },
  { label: 'Contact', path: '/contact' },
]);

/** The main links for patients, beside the specification's entries. */
export const CARE_LINKS: readonly NavigationLink[] = defineMessages('shell/navigation/care', [
  { label: 'Treatments', path: '/treatments' },
  { label: 'Hospitals', path: '/hospitals' },
  { label: 'Doctors', path: '/doctors' },
  { label: 'Cities', path: '/destinations' },
  { label: 'Trip cost', path: '/trip-cost' },
]);
