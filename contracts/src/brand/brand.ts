/** Ayana's contact details. Demo values: numbers and domains are reserved for examples (RFC 2606, ITU-T E.164 test ranges). */
export const BRAND = {
  name: 'Ayana',
  email: 'care@ayana.example',
  email_href: 'mailto:care@ayana.example',
  support_email: 'support@ayana.example',
  phone: '+1 555 0100',
  phone_href: 'tel:+15550100',
  whatsapp: '15550100',
  address: '22 Sample Street, Chennai 600001, India',
  /** The address in parts, for machines; the country by ISO 3166-1. */
  address_parts: { street: '22 Sample Street', city: 'Chennai', postal_code: '600001', country: 'IN' },
  map_href: 'https://www.openstreetmap.org/?mlat=13.0827&mlon=80.2707#map=13/13.0827/80.2707',
  copyright_year: 2024,
} as const;

/** What the floating chat button prefills (spec section 2). */
export const CHAT_GREETING = 'Hello! I am interested in your medical tourism services. Could you help me?';
