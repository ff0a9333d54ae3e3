import { BRAND } from '@ayana/contracts/brand';
import type { Source } from '../../layout/sources';
import type { WrittenPart } from '../../layout/written-section';

export const RETENTION: readonly (readonly [string, string])[] = [
  [
    'Requests: contact, consultation, support',
    'Until you ask us to erase them. They do not end by themselves, because a question after a year is often about the first.',
  ],
  ['Account and profile', 'Until you delete the account in your profile, which takes effect at once.'],
  ['A sign-up whose address was never confirmed', '7 days.'],
  ['Sessions you ended, or that ran out', '30 days, so that you can recognise one that was not yours.'],
  ['Links in mails about your account', 'They work for an hour; what is left of them goes within the next.'],
  ['The text and address of a mail we sent', 'Removed from our database once it is delivered; that it was sent stays.'],
  ['Proof that a form was sent once', '24 hours.'],
  ['Counts of page loads and failures', '30 days, without anything about you.'],
  [
    'The audit trail: who did what',
    'It is never changed or shortened, so that nobody can hide anything. It names people by a number alone; when an account is deleted, the number leads nowhere.',
  ],
  ['Newsletter address', 'Until you unsubscribe, with one click.'],
];

export const PRIVACY_PARTS: readonly WrittenPart[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    text: [
      `${BRAND.name}, ${BRAND.address}, decides what happens with your data on this site: the “data fiduciary” of the Digital Personal Data Protection Act, 2023 (India; here “DPDP Act”), and the “controller” of Regulation (EU) 2016/679 (here “GDPR”) and of the UK GDPR, where these apply to you.`,
      'Hospitals, doctors and other partners answer for what they do with the data you let us pass on. They keep their own files, by their own law.',
    ],
  },
  {
    id: 'what',
    title: 'What we keep, and why',
    text: [
      [
        'What you write to us: name, address, phone, country, what you ask for. To answer you; that is a step towards a contract you asked for (GDPR, article 6(1)(b)), and for the purpose you gave it (DPDP Act, section 7(a)).',
        'Your account: name, e-mail address, password as an Argon2id hash nobody can read back, time zone, sessions with the kind of device and a shortened network address. To let you in, and nobody else.',
        'Health data you send us. Only with your explicit consent (GDPR, article 9(2)(a); DPDP Act, section 6).',
        'What our team and partners do with your case, in an audit trail. Because we must be able to show it (GDPR, article 5(2)).',
        'Newsletter: your address, with your consent.',
      ],
      'Please do not put diagnoses or reports into the open text fields of the site. If we need them, your case manager asks.',
    ],
  },
  {
    id: 'health',
    title: 'Health data and your consent',
    text: [
      'We ask for your consent when you open an account, in a sentence of its own with a box that is not ticked. The version of the text and the moment are kept, so that both of us can see what you agreed to. A changed text gets a new version; an earlier consent keeps its own.',
      'You withdraw it in [your profile](/profile), as easily as you gave it. From then on we pass on nothing more, and write to you what follows for your treatment. What was done before stays lawful, and a hospital that already treats you must keep its own file.',
    ],
  },
  {
    id: 'shared',
    title: 'Who gets what',
    text: [
      'People you choose, for their own part:',
      [
        'Hospitals and doctors: what is needed for an opinion, a quote, the visa letter and the treatment.',
        'Travel, transport and lodging partners: name, dates, what you need on the way. Never a diagnosis or a report.',
        'Laboratories and pharmacies: the order or prescription.',
      ],
      'Services that work for us under contract and may use nothing for themselves, in kind:',
      [
        'hosting of our servers, database and backups',
        'delivery of e-mail, and of SMS and messaging-app messages',
        'video consultation, once one is confirmed',
        'an outside sign-in provider, only if you choose to sign in with it',
      ],
      'Public authorities, where the law obliges us; we tell you unless we are forbidden to. The links “Chat” and the map lead to services of others, with their own rules, and only when you press them.',
    ],
  },
  {
    id: 'where',
    title: 'Where it is processed',
    text: [
      'The hospitals are in India, so what is needed to treat you goes to India. If the GDPR or the UK GDPR applies to you: there is no adequacy decision for India; we send it because you asked for the treatment (article 49(1)(b)) and, for health data, with your explicit consent (article 49(1)(a)).',
    ],
  },
  { id: 'how-long', title: 'How long we keep it', text: [] },
  {
    id: 'rights',
    title: 'Your rights, and how to use them',
    text: [
      [
        'See what we keep, and with whom it was shared: DPDP Act, section 11; GDPR, article 15.',
        'Correct, complete or erase it: DPDP Act, section 12; GDPR, articles 16 and 17.',
        'Withdraw a consent: DPDP Act, section 6(4); GDPR, article 7(3).',
        'Take it along in a form machines can read, restrict its use, object: GDPR, articles 18, 20 and 21.',
        'Name somebody who acts for you if you die or cannot: DPDP Act, section 14.',
        'Have a grievance answered: DPDP Act, section 13.',
      ],
      'Name, phone and time zone you change yourself in [your profile](/profile); there you also end sessions, withdraw consent and delete the account. For everything else [write a request](/support?topic=personal_data). We make sure it is you, by the address we already know, and ask for no copy of a passport for that.',
      'A person answers within 24 hours and does what you asked within one month (GDPR, article 12(3)). Where that is not possible we say why and by when, in any case within 90 days.',
    ],
  },
  {
    id: 'grievance',
    title: 'Grievance contact, and who is above us',
    text: [
      `Grievance officer, ${BRAND.name}, ${BRAND.address}. E-mail [${BRAND.support_email}](mailto:${BRAND.support_email}), phone ${BRAND.phone}.`,
      'If our answer does not satisfy you: the Data Protection Board of India (DPDP Act, chapter V), or the supervisory authority of the country you live in (GDPR, article 77; in the United Kingdom the Information Commissioner).',
      'The DPDP Act comes into force in steps: the Board since November 2025, most duties from May 2027 (Digital Personal Data Protection Rules, 2025). We keep to all of it now.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    text: [
      'Whoever is under 18 is represented by a parent or guardian, who gives the consent and signs in. We show children no advertising; we show nobody any.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    text: [
      [
        'A cookie that keeps you signed in. Scripts cannot read it; it goes when you sign out.',
        'A cookie that says whether you are signed in and where your portal is, and nothing else.',
        'While a new version of the site is tried out: a cookie with a number from 1 to 100, until the browser is closed.',
        'What you typed into a form and have not sent: in this tab of your browser, for a day. It goes when it is sent.',
      ],
      'None of them follows you, so there is no banner to agree to. Fonts and pictures come from this site.',
    ],
  },
  {
    id: 'security',
    title: 'How it is protected',
    text: [
      'Connections are encrypted. Passwords cannot be read back. Every role sees only what its work needs, and what it may do stands in one table that is tested with every change. Should data be lost or seen by somebody it is not meant for, we tell you and the authority without delay, what happened and what to do.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    text: [
      'A change gets a new version and a date. What you agreed to before stays as it was until you agree to another text.',
    ],
  },
];

export const PRIVACY_SOURCES: readonly Source[] = [
  {
    name: 'Digital Personal Data Protection Act, 2023 (India, No. 22 of 2023)',
    href: 'https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf',
  },
  { name: 'Digital Personal Data Protection Rules, 2025 (India), notified in November 2025' },
  { name: 'Regulation (EU) 2016/679 (GDPR)', href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
];
