import { createHmac } from 'node:crypto';
import { mailContent } from '../../src/modules/messaging/templates/templates.js';
import type { MailData, MailTemplate } from '../../src/modules/messaging/templates/template-data.js';
import { MAIL_SAMPLES } from '../../src/modules/messaging/samples/mail-samples.js';
import { renderHtml } from '../../src/modules/messaging/layout/html.js';
import { type LinkPurpose, oneTimeTokens } from '../../src/platform/secrets/one-time-token.js';
import {
  PERMANENT_PURPOSES,
  permanentTokenHash,
  type PermanentPurpose,
  permanentTokens,
} from '../../src/platform/secrets/permanent-token.js';
import { ORIGIN, type TestApi } from '../support/api.js';

type Purpose = PermanentPurpose | LinkPurpose;

/** The row of each link that works now, as SQL that returns its id. */
const ROWS: Readonly<Record<Purpose, string>> = {
  follow_support_request: 'select id from support_requests order by id limit 1',
  download_brochure: 'select id from brochure_requests order by id limit 1',
  manage_appointment: `select video_consultation_id as id from appointments where status = 'booked' and starts_at > now() order by id limit 1`,
  answer_check_in: `select id from check_ins where due_on <= current_date order by due_on desc limit 1`,
  accept_companion: 'select id from companions where withdrawn_at is null order by id limit 1',
  stop_notification_mails: 'select id from patient_notifications order by id limit 1',
  acknowledge_page: 'select id from escalation_pages order by id limit 1',
  open_broadcast_link: `select message.id from broadcast_messages message join broadcasts on broadcasts.id = broadcast_id
    where link is not null order by message.id limit 1`,
  leave_by_broadcast: 'select id from broadcast_messages order by id limit 1',
  open_guest_case: 'select gen_random_uuid() as id',
  guest_code: 'select gen_random_uuid() as id',
  verify_email: 'select gen_random_uuid() as id',
  complete_sign_up: `insert into one_time_tokens (id, token_hash, purpose, sign_up_id, created_at, expires_at)
    values (gen_random_uuid(), 'to be set', 'complete_sign_up', (select id from sign_ups order by id limit 1), now(), now() + interval '1 hour')
    returning id`,
  reset_password: 'select gen_random_uuid() as id',
  change_email: 'select gen_random_uuid() as id',
  join_organisation: `insert into organisation_invitations
      (id, partner_id, email, name, role, link_id, token_hash, sent_at, sent_count, expires_at, created_at)
    select gen_random_uuid(), id, 'invited@people.example', 'Asha Rao', 'member', gen_random_uuid(), 'to be set', now(), 1,
      now() + interval '1 day', now() from partners order by id limit 1
    returning link_id as id`,
};

/** Where the hash of a token is stored. */
const HASHES: Partial<Readonly<Record<Purpose, string>>> = {
  follow_support_request: 'update support_requests set token_hash = $1 where id = $2',
  download_brochure: 'update brochure_requests set token_hash = $1 where id = $2',
  manage_appointment: 'update appointments set token_hash = $1 where video_consultation_id = $2',
  complete_sign_up: 'update one_time_tokens set token_hash = $1 where id = $2',
  join_organisation: 'update organisation_invitations set token_hash = $1 where link_id = $2',
};

/** What the page of a link reads when it is opened; null where it reads nothing, or where the link leads to the API itself. */
const READ_BY_PAGE: Readonly<Record<Purpose, string | null>> = {
  follow_support_request: '/support-requests/followed?request=',
  manage_appointment: '/appointments/by-token?token=',
  answer_check_in: '/check-ins/by-token?token=',
  accept_companion: '/companions/by-token?token=',
  complete_sign_up: '/auth/complete-sign-up?token=',
  join_organisation: '/organisation-invitations/by-token?token=',
  verify_email: null,
  reset_password: null,
  change_email: null,
  download_brochure: null,
  stop_notification_mails: null,
  acknowledge_page: null,
  open_broadcast_link: null,
  leave_by_broadcast: null,
  // Its page exchanges the secret by POST.
  open_guest_case: null,
  guest_code: null,
};

/** Where a link of a mail leads, below the API: the link itself, or what its page reads. */
export interface MailLink {
  templates: MailTemplate[];
  path: string;
}

/** Every link with a secret, of every template, to rows of the test's database. @throws Error where there is no row for one */
export async function mailLinks(api: TestApi): Promise<MailLink[]> {
  const tokens = await tokensOf(api);
  const subscription = await newsletterLink(api);
  const links = new Map<string, MailTemplate[]>();
  for (const template of Object.keys(MAIL_SAMPLES) as MailTemplate[]) {
    const html = rendered(template, tokens, subscription);
    for (const path of pathsIn(html, tokens)) links.set(path, [...new Set([...(links.get(path) ?? []), template])]);
  }
  return [...links].map(([path, templates]) => ({ path, templates }));
}

function rendered(template: MailTemplate, tokens: Readonly<Record<Purpose, string>>, unsubscribe_url: string): string {
  const context = {
    publicOrigin: ORIGIN,
    replyTo: 'care@ayana.example',
    oneTimeToken: (purpose: LinkPurpose) => tokens[purpose],
    permanentToken: (purpose: PermanentPurpose) => tokens[purpose],
  };
  const data: MailData[MailTemplate] = { ...MAIL_SAMPLES[template] };
  // The link of a newsletter is made by its module, not from a token.
  const isNewsletter = template === 'newsletter_acknowledgement' || template === 'newsletter_notice';
  const content = mailContent(template, isNewsletter ? { ...data, unsubscribe_url } : data, context);
  // The header's link is for programs alone.
  return `${renderHtml(content, ORIGIN)} href="${content.unsubscribe ?? ''}"`;
}

function pathsIn(html: string, tokens: Readonly<Record<Purpose, string>>): string[] {
  const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
  return addresses.flatMap((address) => {
    if (!address.startsWith(`${ORIGIN}/`)) return [];
    if (address.startsWith(`${ORIGIN}/api/`)) return [address.slice(`${ORIGIN}/api`.length)];
    const found = Object.entries(tokens).find(([, token]) => decodeURIComponent(address).includes(token));
    const read = found === undefined ? null : READ_BY_PAGE[found[0] as Purpose];
    return found === undefined || read === null ? [] : [`${read}${encodeURIComponent(found[1])}`];
  });
}

async function tokensOf({ database, config }: TestApi): Promise<Record<Purpose, string>> {
  const [lasting, once] = [permanentTokens(config.cookieSecret), oneTimeTokens(config.cookieSecret)];
  const tokens: Record<string, string> = {};
  for (const [purpose, sql] of Object.entries(ROWS) as [Purpose, string][]) {
    const [row] = await database.rows<{ id: string }>(sql);
    if (row === undefined) throw new Error(`There is no row for a link of ${purpose}.`);
    const token = isLasting(purpose) ? lasting(purpose, row.id) : once(purpose, row.id);
    const stores = HASHES[purpose];
    if (stores !== undefined) await database.rows(stores, [permanentTokenHash(token), row.id]);
    tokens[purpose] = token;
  }
  return tokens;
}
const isLasting = (purpose: Purpose): purpose is PermanentPurpose =>
  (PERMANENT_PURPOSES as readonly string[]).includes(purpose);

/** Its token is signed with the id of the subscription (`newsletter.service.ts`). */
async function newsletterLink({ database, config }: TestApi): Promise<string> {
  const [row] = await database.rows<{ id: string }>(
    `insert into newsletter_subscriptions (id, email, source, subscribed_at, times)
     values (gen_random_uuid(), 'leaver@people.example', 'website', now(), 1) returning id`,
  );
  const signature = createHmac('sha256', config.cookieSecret)
    .update(`newsletter-unsubscribe ${row?.id}`)
    .digest('base64url');
  return `${ORIGIN}/api/newsletter/unsubscribe?token=${row?.id}.${signature}`;
}
