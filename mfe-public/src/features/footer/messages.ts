import { BRAND } from '@ayana/contracts/brand';

export const FOOTER_MESSAGES = {
  motto: 'From your first question to your last check-up.',
  social: 'Ayana elsewhere',
  copyright: `© ${BRAND.copyright_year} ${BRAND.name}. Drawings stand in for places; every hospital and person shown is a sample.`,
  columns: [
    {
      title: 'Services',
      links: [
        ['All services', '/services'],
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
        ['Privacy', '/privacy'],
        ['Terms', '/terms'],
      ],
    },
  ],
} as const;
