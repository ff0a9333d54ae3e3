import { defineMessages } from '@ayana/contracts/language';
import { BRAND } from '@ayana/contracts/brand';
import { mailHref } from '@ayana/contracts/links';
import type { Source } from '../../articles/sources';
import type { ArticlePart } from '../../articles/article-section';

export const RETENTION: readonly (readonly [string, string])[] = defineMessages(
  'mfe-public/privacy/article/retention',
  [
    [
      'Requests: contact, consultation, support',
      'Until you ask us to erase them. We do not delete them automatically, because you may have a question about your treatment a year later.',
    ],
    ['Account and profile', 'Until you delete your account. We delete it at once.'],
    ['A sign-up with an email address that you did not confirm', '7 days.'],
    ['Sessions you ended, or that ran out', '30 days, so you can recognise one that was not yours.'],
    [
      'Links in emails about your account',
      'They work for an hour. We delete what is left of them within the next hour.',
    ],
    ['The text and address of an email we sent', 'Until it is delivered. We keep only a note that we sent it.'],
    ['Proof that you sent a form', '24 hours.'],
    ['Counts of page loads and failures', '30 days, without anything about you.'],
    [
      'The audit trail: who did what',
      'We never change or shorten it, so no one can hide anything. It names people only by a number. When you delete your account, the number no longer leads to you.',
    ],
    ['Newsletter address', 'Until you unsubscribe, with one click.'],
  ],
);

export const PRIVACY_PARTS: readonly ArticlePart[] = defineMessages('mfe-public/privacy/article/privacy-parts', [
  {
    id: 'who',
    title: 'Who is responsible',
    text: [
      `${BRAND.name}, ${BRAND.address}, decides what happens with your data on this site: the “data fiduciary” of the Digital Personal Data Protection Act, 2023 (India; here “DPDP Act”), and the “controller” of Regulation (EU) 2016/679 (here “GDPR”) and of the UK GDPR, where these apply to you.`,
      'Hospitals, doctors and other partners are responsible for what they do with the data you let us pass on. They keep their own files under the laws that apply to them.',
    ],
  },
  {
    id: 'what',
    title: 'What we keep, and why',
    text: [
      [
        'What you write to us: name, address, phone, country and your question. We need it to answer you. This is a step towards a contract you asked for (GDPR, article 6(1)(b)), and the purpose you gave it for (DPDP Act, section 7(a)).',
        'Your account: name, email address, password as an Argon2id hash that no one can turn back into your password, time zone, and sessions with the kind of device and a shortened network address. We need it to let you in, and no one else.',
        'Health data you send us. We keep it only with your explicit consent (GDPR, article 9(2)(a); DPDP Act, section 6).',
        'What our team and partners do with your case, in an audit trail. The law requires us to be able to show it (GDPR, article 5(2)).',
        'Newsletter: your email address, with your consent.',
      ],
      'Please do not put diagnoses or reports into the open text fields of the site. If we need them, your case manager asks.',
    ],
  },
  {
    id: 'health',
    title: 'Health data and your consent',
    text: [
      'We ask for your consent when you open an account. It is a separate sentence with a box that is not ticked. We keep the version of the text and the time, so you and we can see what you agreed to. If we change the text, it gets a new version. Your earlier consent stays with the version you saw.',
      'You can withdraw it in [your account](/profile#consents-title) as easily as you gave it. From then on we pass on nothing more, and we write to you what this means for your treatment. What we did before stays lawful. A hospital that already treats you must keep its own file.',
    ],
  },
  {
    id: 'shared',
    title: 'Who gets what',
    text: [
      'People you choose get only what they need:',
      [
        'Hospitals and doctors: what they need for an opinion, a quote, the visa letter and the treatment.',
        'Travel, transport and lodging partners: your name, dates and what you need on the way. Never a diagnosis or a report.',
        'Laboratories and pharmacies: the order or prescription.',
      ],
      'Some services work for us under contract and may not use your data for themselves:',
      [
        'hosting of our servers, database and backups',
        'delivery of email, and of SMS and messaging-app messages',
        'video consultation, once one is confirmed',
        'an outside sign-in provider, only if you choose to sign in with it',
      ],
      'Public authorities get data if the law requires it. We tell you, unless we are forbidden to. The “Chat” link and the map open services of other companies, with their own rules, but only when you press them.',
    ],
  },
  {
    id: 'where',
    title: 'Where it is processed',
    text: [
      'The hospitals are in India, so we send the data they need to treat you to India. If the GDPR or the UK GDPR applies to you: there is no adequacy decision for India. We send the data because you asked for the treatment (article 49(1)(b)) and, for health data, with your explicit consent (article 49(1)(a)).',
    ],
  },
  { id: 'how-long', title: 'How long we keep it', text: [] },
  {
    id: 'rights',
    title: 'Your rights, and how to use them',
    text: [
      [
        'See what we keep, and who we shared it with: DPDP Act, section 11; GDPR, article 15.',
        'Correct, complete or erase it: DPDP Act, section 12; GDPR, articles 16 and 17.',
        'Withdraw a consent: DPDP Act, section 6(4); GDPR, article 7(3).',
        'Get it in a format that machines can read, restrict its use, object: GDPR, articles 18, 20 and 21.',
        'Choose someone to act for you if you die or cannot act yourself: DPDP Act, section 14.',
        'Get an answer to a grievance: DPDP Act, section 13.',
      ],
      'You can change your name, phone and time zone in [your account](/profile#account-title). There you can also end sessions, withdraw consent and delete your account. For everything else, [write a request](/support?topic=personal_data). We check that it is you with the email address we already know. We do not ask for a copy of your passport.',
      'A person answers within 24 hours and does what you asked within one month (GDPR, article 12(3)). If that is not possible, we tell you why and by when, and in any case within 90 days.',
    ],
  },
  {
    id: 'grievance',
    title: 'Complaints about data, and who supervises us',
    text: [
      `Grievance officer, ${BRAND.name}, ${BRAND.address}. E-mail [${BRAND.support_email}](${mailHref(BRAND.support_email)}), phone ${BRAND.phone}.`,
      'If you are not satisfied with our answer, you can go to the Data Protection Board of India (DPDP Act, chapter V), or the supervisory authority of the country you live in (GDPR, article 77; in the United Kingdom the Information Commissioner).',
      'The DPDP Act comes into force in steps: the Board since November 2025, most duties from May 2027 (Digital Personal Data Protection Rules, 2025). We follow all of it now.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    text: [
      'If you are under 18, a parent or guardian gives the consent and signs in for you. We show no advertising, to children or anyone else.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    text: [
      [
        'A cookie that keeps you signed in. Scripts cannot read it. It is deleted when you sign out.',
        'A cookie that shows whether you are signed in and where your portal is, and nothing else.',
        'When you choose a doctor’s time: a cookie with a random word, for ten minutes, so no one can block many times at once. We keep your network address as a keyed hash for as long as the time is reserved.',
        'While we try out a new version of the site: a cookie with a number from 1 to 100, until you close the browser.',
        'What you type into a form before you send it: in this browser tab, for a day. It is deleted when you send the form.',
      ],
      'None of them tracks you, so we do not need a cookie banner. Fonts and pictures come from this site.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    text: [
      'Connections are encrypted. No one can read your password. Every role sees only what it needs for its work. One table lists what each role may do, and we test it with every change. If data is lost or the wrong person sees it, we tell you and the authority without delay what happened and what to do.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    text: [
      'Each change gets a new version and a date. What you agreed to stays the same until you agree to a new text.',
    ],
  },
]);

export const PRIVACY_SOURCES: readonly Source[] = defineMessages('mfe-public/privacy/article/privacy-sources', [
  {
    name: 'Digital Personal Data Protection Act, 2023 (India, No. 22 of 2023)',
    href: 'https://www.meity.gov.in/static/uploads/2024/06/2bf1f0e9f04e6fb4f8fef35e82c42aa5.pdf',
  },
  { name: 'Digital Personal Data Protection Rules, 2025 (India), notified in November 2025' },
  { name: 'Regulation (EU) 2016/679 (GDPR)', href: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
]);
