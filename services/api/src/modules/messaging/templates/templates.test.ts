import { renderHtml } from '../layout/html.js';
import { COLUMNS, renderText } from '../layout/text.js';
import { MAIL_SAMPLES } from '../samples/mail-samples.js';
import { mailContent } from './templates.js';
import type { TemplateContext } from './parts.js';
import type { MailData, MailTemplate } from './template-data.js';

const CONTEXT: TemplateContext = {
  publicOrigin: 'https://ayana.example',
  replyTo: 'care@ayana.example',
  oneTimeToken: (purpose, id) => `${id}.${purpose}`,
  permanentToken: (purpose, id) => `${id}.${purpose}`,
};
const TEMPLATES = Object.keys(MAIL_SAMPLES) as MailTemplate[];

function render<T extends MailTemplate>(template: T, changes: Partial<MailData[T]> = {}) {
  const content = mailContent(template, { ...MAIL_SAMPLES[template], ...changes }, CONTEXT);
  const html = renderHtml(content, CONTEXT.publicOrigin);
  return { content, html, text: renderText(content), words: wordsOf(html) };
}

/** The visible text of the HTML, in one line. */
function wordsOf(html: string): string {
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}

describe.each(TEMPLATES)('%s', (template) => {
  const { content, html, text, words } = render(template);

  test('has a subject, a preview, and a heading in both forms', () => {
    expect(content.subject).not.toBe('');
    expect(content.preheader).not.toBe('');
    expect(html).toContain('<h1');
    expect(text).toContain(content.title);
    expect(words).toContain(content.title);
  });

  test('shows the request number in both forms, if it has one', () => {
    if (!content.reference) return;
    expect(content.subject).toContain(content.reference);
    expect(text).toContain(content.reference);
    expect(words).toContain(content.reference);
  });

  test('has text lines of at most 72 columns, except for a single long word', () => {
    const long = text.split('\n').filter((line) => line.length > COLUMNS && /\S\s+\S{1,40}$/.test(line.trim()));
    expect(long).toEqual([]);
  });

  test('has no exclamation mark and no unfilled placeholder', () => {
    for (const form of [content.subject, content.preheader, text, words]) {
      expect(form).not.toMatch(/!|undefined|null|NaN|\[object/);
    }
  });

  test('loads nothing from the network: no image, script, font or style sheet', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|video)\b|url\(|@import/i);
  });

  test('shows every fact, step and quoted word in both forms', () => {
    for (const block of content.blocks) {
      const parts =
        block.kind === 'facts'
          ? block.facts.map(({ label }) => label)
          : block.kind === 'steps'
            ? block.steps.flatMap(({ title, when }) => [title, when])
            : block.kind === 'moment'
              ? block.moment.rows.flatMap(({ place, time }) => [place, time])
              : [];
      for (const part of parts) {
        expect(words).toContain(part);
        expect(text.replace(/\s+/g, ' ')).toContain(part);
      }
    }
  });
});

describe('user input', () => {
  const attack = '<script>alert(1)</script><img src=x onerror=alert(1)> "\'&amp; <a href="javascript:alert(1)">x</a>';

  const attacked = (value: unknown): unknown => (Array.isArray(value) ? value.map(attacked) : attack);

  test.each(TEMPLATES)('%s shows it as text, in every field', (template) => {
    const kept = new Set([
      'id',
      'received_at',
      'confirmed_at',
      'starts_at',
      'was',
      'doctor_zone',
      'sequence',
      'preferred_date',
      'preferred_time',
      'timezone',
      'time_zone',
      'consultation_type',
      'link_id',
      'expires_at',
      'valid_until',
      'expires_on',
      'due_on',
      'kept',
      'due_at',
      'until',
      'opens',
      'red_flags',
      'kind',
      'change',
      'paper',
      'about',
      'at',
      'asked',
      'how',
      'why',
    ]);
    const sample: Record<string, unknown> = { ...MAIL_SAMPLES[template] };
    for (const field of Object.keys(sample)) if (!kept.has(field)) sample[field] = attacked(sample[field]);
    const { html } = render(template, sample as never);
    expect(html).not.toMatch(/<script|<img|href="javascript/i);
    const tags = new Set([...html.matchAll(/<([a-z0-9]+)[\s>]/gi)].map(([, name]) => name?.toLowerCase()));
    expect([...tags].sort()).toEqual([...tags].filter((tag) => ALLOWED.has(tag ?? '')).sort());
  });

  const ALLOWED = new Set('html head meta title style body div table tr td p h1 h2 a strong br span'.split(' '));

  test('keeps line breaks, and quotes every line in the text form', () => {
    const { html, text } = render('contact_acknowledgement', { additional_info: 'One\r\nTwo\n\nThree' });
    expect(html).toContain('One<br>Two<br><br>Three');
    expect(text).toContain('> One\n> Two\n>\n> Three');
  });

  test('an advertisement as a name is not greeted', () => {
    const { text } = render('contact_acknowledgement', {
      first_name: 'Buy-cheap-watches-at-https://spam.example/now-or-never',
    });
    expect(text).toContain('\nHello,\n');
  });

  test.each([
    ['spam.example', ''],
    ['http://spam.example', ''],
    ['call@spam.example', ''],
    ['//spam', ''],
    ['buy now https://spam.example', ''],
    ['Win 1000 dollars', ''],
    ['one two three four five six seven eight nine', ''],
    ['St. John', 'St. John'],
    ['O\u2019Brien Waseru', 'O\u2019Brien Waseru'],
    ['Md. Abdul Karim', 'Md. Abdul Karim'],
    ['Dr. Fatema Khatun', 'Dr. Fatema Khatun'],
    ['عبد الرحمن', 'عبد الرحمن'],
    ['Abu Bakr al-Jubouri', 'Abu Bakr al-Jubouri'],
    ['S. Ramanathan', 'S. Ramanathan'],
    ['মোঃ করিম', 'মোঃ করিম'],
    ['Sukarno', 'Sukarno'],
    ['Md.', ''],
    ['S.', ''],
    ['S. R.', ''],
    ['عبد', ''],
    ['', ''],
    ['Ng\u0169g\u0129', 'Ng\u0169g\u0129'],
  ])('%j is greeted as %j', (name, greeted) => {
    expect(render('verify_email', { name }).text).toContain(greeted === '' ? '\nHello,\n' : `\nHello ${greeted},\n`);
  });
});

test.each([
  ['Amina', 'Otieno', 'Amina'],
  ['Fatema Zohra', 'Khatun', 'Fatema Zohra'],
  ['Md.', 'Karim', 'Md. Karim'],
  ['Abdul', 'Karim', 'Abdul Karim'],
  ['S', 'Ramanathan', 'S Ramanathan'],
  ['عبد', 'الرحمن', 'عبد الرحمن'],
  ['Sukarno', '', 'Sukarno'],
  ['Dr.', '', ''],
])('who wrote “%s” and “%s” in the form is greeted as “%s”', (first_name, last_name, greeted) => {
  const { text } = render('contact_acknowledgement', { first_name, last_name });
  expect(text).toContain(greeted === '' ? '\nHello,\n' : `\nHello ${greeted},\n`);
});

test('a free consultation links to the page that confirms it, which contains no name', () => {
  const { html, text } = render('consultation_acknowledgement');
  const page = `https://ayana.example/consultation/received/${MAIL_SAMPLES.consultation_acknowledgement.case_number}`;
  expect(html).toContain(`href="${page}"`);
  expect(text).toContain(page);
});

describe('times', () => {
  test('are shown in both zones', () => {
    const { text } = render('consultation_acknowledgement');
    expect(text).toContain(
      'You asked for: Tuesday 24 November\n  Your time, Nairobi   10:00\n  In Chennai           12:30',
    );
    expect(text).toContain('By Saturday 21 November, 13:35 your time, 16:05 in Chennai');
  });

  test('show the day in India when it differs', () => {
    const { text } = render('consultation_acknowledgement', {
      time_zone: 'America/Los_Angeles',
      timezone: 'UTC-08:00',
      city: 'Los Angeles',
      preferred_time: '5:00 PM',
    });
    expect(text).toContain('Your time, Los Angeles   17:00');
    expect(text).toContain('In Chennai               06:30 on Wednesday 25 November');
  });

  test('are not guessed when the zone is unknown', () => {
    const { text, content } = render('consultation_confirmed', { timezone: null, time_zone: null });
    expect(text).toContain('Time zone not given');
    expect(content.calendar).toBeUndefined();
  });

  test('a confirmed consultation shows start and end: 45 minutes by video, 30 by phone', () => {
    expect(render('consultation_confirmed').text).toContain('10:00 to 10:45');
    expect(render('consultation_confirmed', { consultation_type: 'Phone Consultation' }).text).toContain(
      '10:00 to 10:30',
    );
  });
});

test('an appointment is shown on the visitor’s clock and on the doctor’s', () => {
  const { text, content } = render('appointment_booked');
  expect(text).toContain('Your time, Nairobi   07:30 to 08:15\n  In Kochi             10:00 to 10:45');
  expect(content.calendar?.method).toBe('REQUEST');
  const { text: moved } = render('appointment_moved');
  expect(moved.replace(/\s+/g, ' ')).toContain('It was: Tuesday 24 November, 09:00 your time, 11:30 in Kochi');
  expect(render('appointment_cancelled').content.calendar?.method).toBe('CANCEL');
});

test('an appointment’s mails say when and how the fee is paid, with the same text as the site', () => {
  for (const template of ['appointment_booked', 'appointment_moved'] as const) {
    const text = render(template).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('The fee is $85 (US dollars). It goes to the hospital. You pay nothing on this site.');
    expect(text).not.toContain('Nothing is due');
  }
});

test('an appointment’s mails have the button of its video once it has a link, and not before', () => {
  const join_url = 'https://meet.example/ayana-7k3f9q';
  expect(render('appointment_link').html).toContain(`href="${join_url}"`);
  expect(render('appointment_moved', { join_url }).html).toContain(`href="${join_url}"`);
  expect(render('appointment_moved').text).toContain('Before the call, we email you how to join.');
  for (const changes of [{ consultation_type: 'phone_consultation' }, { join_url: 'javascript:alert(1)' }])
    expect(render('appointment_link', changes).html).not.toContain('Join the video');
});

test('a guest joins by the secret of the appointment, without an account; an account by the room that asks to sign in', () => {
  const { id } = MAIL_SAMPLES.appointment_booked;
  for (const template of ['appointment_booked', 'appointment_moved'] as const) {
    const guest = render(template, { room: '/consultation-room/visit' });
    expect(guest.html).toContain(`href="https://ayana.example/consultation-room/visit#${id}.manage_appointment"`);
    expect(guest.text).toContain('You need no account');
    const account = render(template, { room: '/consultation-room/one' });
    expect(account.html).toContain('href="https://ayana.example/consultation-room/one"');
    expect(account.text).toContain('sign in with your account');
  }
  const phone = render('appointment_booked', {
    room: '/consultation-room/visit',
    consultation_type: 'phone_consultation',
  });
  expect(phone.html).not.toContain('/consultation-room/');
});

test('an appointment’s calendar file names its page alone: no room, no other place and no secret', () => {
  for (const changes of [{ room: '/consultation-room/visit' }, { join_url: 'https://meet.example/ayana-7k3f9q' }]) {
    const ics = render('appointment_booked', changes).content.calendar?.content.replace(/\r\n[ \t]/g, '') ?? '';
    expect(ics).toMatch(/^URL(;[^:]*)?:https:\/\/ayana\.example\/appointment\r?$/m);
    expect(ics).not.toMatch(/token|manage_appointment|consultation-room|meet\.example/);
  }
});

test('an appointment’s mails to the visitor link to its page with a token; the team’s do not', () => {
  const href = `https://ayana.example/appointment?token=${MAIL_SAMPLES.appointment_booked.id}.manage_appointment`;
  for (const template of ['appointment_booked', 'appointment_moved'] as const) {
    const { html, text } = render(template);
    expect(html.split(`href="${href}"`)).toHaveLength(3);
    expect(text).toContain(href);
  }
  expect(render('appointment_changed_notice').text).not.toContain('token=');
});

describe('links', () => {
  test('an address that contains more than a mailbox is encoded', () => {
    const { html } = render('contact_notice', {
      email: 'victim?bcc=thief&body=x@example.org',
      phone: '+254 712;ext=9',
    });
    expect(html).toContain('href="mailto:victim%3Fbcc%3Dthief%26body%3Dx@example.org"');
    expect(html).toContain('href="tel:+2547129"');
    expect(html).not.toMatch(/mailto:[^"]*\?bcc/);
  });

  test('the team’s notice links to the request in the inbox', () => {
    const { html, text } = render('contact_notice');
    const href = `https://ayana.example/admin/inbox?request=${MAIL_SAMPLES.contact_notice.id}`;
    expect(html).toContain(`href="${href}"`);
    expect(text).toContain(href);
  });

  test('the team’s notice links to the inbox itself when there is no request', () => {
    const { html, text, content } = render('contact_notice', { in_inbox: false });
    expect(html).toContain('href="https://ayana.example/admin/inbox"');
    expect(text).not.toContain('?request=');
    expect(content.reference).toBeUndefined();
    expect(content.subject).toBe('New message from Amina Otieno');
  });

  test('the newsletter can be unsubscribed by its address, and by mail when there is none', () => {
    expect(render('newsletter_acknowledgement').html).toContain('href="mailto:care@ayana.example?subject=Unsubscribe"');
    const url = 'https://ayana.example/api/newsletter/leave?token=abc';
    const { html, content } = render('newsletter_acknowledgement', { unsubscribe_url: url });
    expect(html).toContain(`href="${url}"`);
    expect(content.unsubscribe).toBe(url);
  });

  test('only web, mail and telephone addresses are links', () => {
    const { html, content } = render('newsletter_acknowledgement', { unsubscribe_url: 'javascript:alert(1)' });
    expect(html).not.toContain('javascript:');
    expect(content.unsubscribe).toBeNull();
    const block = { kind: 'paragraph', text: [{ text: 'here', href: 'javascript:alert(1)' }] } as const;
    expect(renderHtml({ ...content, blocks: [block] }, CONTEXT.publicOrigin)).not.toMatch(/javascript:|href="null"/);
  });

  test('a video address that is not a web address is not a link', () => {
    const { html } = render('consultation_confirmed', { join_url: 'javascript:alert(1)' });
    expect(html).not.toContain('javascript:');
  });

  test.each([
    ['verify_email', 'https://ayana.example/auth?verify=', 'verify_email'],
    ['password_reset', 'https://ayana.example/reset-password?token=', 'reset_password'],
    ['email_change_confirm', 'https://ayana.example/auth?verify=', 'change_email'],
  ] as const)('%s leads to its page with a token made now, as a button and in full', (template, page, purpose) => {
    const { link_id } = MAIL_SAMPLES[template];
    const href = `${page}${link_id}.${purpose}`;
    const { html, text } = render(template);
    expect(html.split(`href="${href}"`)).toHaveLength(3);
    expect(text).toContain(href);
    expect(text.replace(/\s+/g, ' ')).toContain('within one hour, until Friday 20 November, 14:35 your time');
    expect(JSON.stringify(MAIL_SAMPLES[template])).not.toContain(purpose);
  });

  test.each([
    'sign_up_known',
    'password_reset_unknown',
    'password_changed',
    'email_change_notice',
    'account_deleted',
  ] as const)('%s carries no token at all', (template) => {
    const { html, text } = render(template);
    for (const form of [html, text]) expect(form).not.toMatch(/[?&](token|verify)=/);
  });

  test('every mail about an account says what to do if the reader did not ask for it', () => {
    const account = TEMPLATES.slice(TEMPLATES.indexOf('verify_email'));
    expect(account.length).toBeGreaterThanOrEqual(10);
    for (const template of account)
      expect([template, render(template).text.replace(/\s+/g, ' ')]).toEqual([
        template,
        expect.stringMatching(
          /If (that was|it was|you) (not|did not|never)|If that was you, you do not need to|If you did not/,
        ),
      ]);
  });
});
