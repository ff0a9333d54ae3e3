import type { LinkPurpose } from '../../../platform/secrets/one-time-token.js';
import { ACCOUNT_MAIL_MESSAGES as A } from './account-messages.js';
import type { Block, MailContent } from './blocks.js';
import { hello, inBothZones, paragraph, type TemplateContext, whenOf } from './parts.js';
import type {
  AccountLinkMailData,
  EmailChangeConfirmMailData,
  EmailChangeNoticeMailData,
  NoAccountMailData,
  SignUpKnownMailData,
  VerifyEmailMailData,
} from './account-data.js';

/** The page of each link; the token is appended. */
const PAGES = {
  verify_email: '/auth?verify=',
  change_email: '/auth?verify=',
  reset_password: '/reset-password?token=',
} as const satisfies Partial<Record<LinkPurpose, string>>;

/** The button, its lifetime, and the full address for readers who cannot press it. */
function linkBlocks(
  { link_id, expires_at, time_zone = null }: AccountLinkMailData,
  purpose: keyof typeof PAGES,
  label: string,
  { publicOrigin, oneTimeToken }: TemplateContext,
  next: string | null = null,
): Block[] {
  const token = encodeURIComponent(oneTimeToken(purpose, link_id));
  const href = `${publicOrigin}${PAGES[purpose]}${token}${next === null ? '' : `&next=${encodeURIComponent(next)}`}`;
  return [
    { kind: 'button', label, href },
    paragraph(A.holds(inBothZones(new Date(expires_at), time_zone))),
    { kind: 'note', text: [A.address, { text: href, href }] },
  ];
}

/** To someone who signs up: the link that opens the account. */
export function verifyEmail(data: VerifyEmailMailData, context: TemplateContext): MailContent {
  const { verify: V } = A;
  return {
    subject: V.subject,
    preheader: V.preheader,
    title: V.title,
    blocks: [
      hello(data.name),
      paragraph(V.lead),
      ...linkBlocks(data, 'verify_email', V.button, context, data.next ?? null),
      paragraph(V.not_you),
    ],
    reason: A.reason_asked,
  };
}

/** To an account's owner whose address was used to sign up again: sign in, or set a new password. */
export function signUpKnown(data: SignUpKnownMailData, { publicOrigin }: TemplateContext): MailContent {
  const { known: K } = A;
  return {
    subject: K.subject,
    preheader: K.preheader,
    title: K.title,
    blocks: [
      hello(data.name),
      paragraph(K.lead[data.asked](data.email)),
      { kind: 'button', label: K.sign_in, href: `${publicOrigin}/login` },
      paragraph([K.forgotten, { text: K.reset, href: `${publicOrigin}/request-password-reset` }, '.']),
      paragraph(K.not_you),
    ],
    reason: A.reason_asked,
  };
}

/** The link that sets a new password. */
export function passwordReset(data: AccountLinkMailData, context: TemplateContext): MailContent {
  const { reset: R } = A;
  return {
    subject: R.subject,
    preheader: R.preheader,
    title: R.title,
    blocks: [
      hello(data.name),
      paragraph(R.lead),
      ...linkBlocks(data, 'reset_password', R.button, context),
      paragraph(R.not_you),
    ],
    reason: A.reason_asked,
  };
}

/** To an address without an account that requested a password reset. */
export function passwordResetUnknown(data: NoAccountMailData, { publicOrigin }: TemplateContext): MailContent {
  const { unknown: U } = A;
  return {
    subject: U.subject,
    preheader: U.preheader,
    title: U.title,
    blocks: [
      hello(''),
      paragraph(U.lead(data.email)),
      paragraph(U.other_address),
      { kind: 'button', label: U.button, href: `${publicOrigin}/login?mode=register` },
      paragraph(U.not_you),
    ],
    reason: A.reason_asked,
  };
}

/** To the new address of an account: the link that confirms it. */
export function emailChangeConfirm(data: EmailChangeConfirmMailData, context: TemplateContext): MailContent {
  const { change: C } = A;
  return {
    subject: C.subject,
    preheader: C.preheader,
    title: C.title,
    blocks: [
      hello(data.name),
      paragraph(C.lead(data.email)),
      ...linkBlocks(data, 'change_email', C.button, context),
      paragraph(C.not_you),
    ],
    reason: A.reason_asked,
  };
}

/** To the current address of an account: someone asked to change it. */
export function emailChangeNotice(data: EmailChangeNoticeMailData, { publicOrigin }: TemplateContext): MailContent {
  const { change_notice: N } = A;
  return {
    subject: N.subject,
    preheader: N.preheader,
    title: N.title,
    blocks: [
      hello(data.name),
      paragraph(N.lead(data.email, whenOf(data))),
      paragraph(N.follows),
      paragraph(N.not_you),
      { kind: 'button', label: N.button, href: `${publicOrigin}/request-password-reset` },
    ],
    reason: A.reason_account,
  };
}
