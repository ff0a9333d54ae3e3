import { defineMessages } from '@ayana/contracts/language';
import { BRAND } from '@ayana/contracts/brand';

export const FOOTER_MESSAGES = defineMessages('mfe-public/footer', {
  motto: 'From your first question to your last check-up.',
  night: 'At night and in an emergency',
  social: 'Ayana elsewhere',
  copyright: `© ${BRAND.copyright_year} ${BRAND.name}. Drawings do not show real places. Every hospital and person on this site is a sample.`,
  columns: [
    {
      title: 'Services',
      links: [
        ['All services', '/services'],
        ['Treatments', '/treatments'],
        ['Cities', '/destinations'],
        ['Trip cost', '/trip-cost'],
        ['Cardiology', '/services/cardiology'],
        ['Orthopedic', '/services/orthopedic'],
        ['Oncology', '/services/oncology'],
        ['Video consultation', '/services/video-consultation'],
        ['Patient journey', '/services/patient-journey'],
        ['Insurance', '/insurance'],
      ],
    },
    {
      title: 'Our Partners',
      links: [
        ['Hospitals', '/hospitals'],
        ['Doctors', '/doctors'],
        ['Partnerships', '/partnerships'],
        ['Partner portal', '/partner-portal'],
        ['Doctor portal', '/doctor-portal'],
      ],
    },
    {
      title: 'Company',
      links: [
        ['About', '/about'],
        ['Careers', '/careers'],
        ['Press', '/press'],
        ['Blog', '/blog'],
      ],
    },
    {
      title: 'Quick Access',
      links: [
        ['Find a doctor', '/find-doctors'],
        ['Travel checklist', '/travel-checklist'],
        ['Brochures', '/brochure'],
        ['Resources', '/resources'],
        ['Patient portal', '/patient-portal'],
        ['Admin', '/admin'],
        ['Login', '/auth'],
        ['Contact', '/contact'],
      ],
    },
    {
      title: 'Support',
      links: [
        ['FAQ', '/faq'],
        ['Support', '/support'],
        ['Documents', '/services/document-management'],
        ['Flights', '/services/flight-booking'],
        ['Rooms', '/services/accommodation'],
        ['Transport', '/services/transportation'],
        ['Your case', '/services/case-management'],
        ['Privacy', '/privacy'],
        ['Terms', '/terms'],
      ],
    },
  ],
});
