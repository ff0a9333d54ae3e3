import { ACCOUNT_MAIL_MESSAGES as A } from './account-messages.js';
import type { MailContent } from './blocks.js';
import { given, hello, paragraph, quoteOf, type TemplateContext, whenOf } from './parts.js';
import type {
  AccountDeletedMailData,
  ApplicationRefusedMailData,
  IdentityChangedMailData,
  PasswordChangedMailData,
  RoleGivenMailData,
} from './account-data.js';

/** The password was changed, and other sessions were signed out. */
export function passwordChanged(data: PasswordChangedMailData, { publicOrigin }: TemplateContext): MailContent {
  const { password: P } = A;
  return {
    subject: P.subject,
    preheader: P.preheader,
    title: P.title,
    blocks: [
      hello(data.name),
      paragraph(P.lead(whenOf(data))),
      paragraph(P.ended[data.how]),
      paragraph(P.not_you),
      { kind: 'button', label: P.button, href: `${publicOrigin}/request-password-reset` },
    ],
    reason: A.reason_account,
  };
}

/** A way to sign in was added or removed. */
export function identityChanged(data: IdentityChangedMailData, { publicOrigin }: TemplateContext): MailContent {
  const texts = A.identity[data.how];
  return {
    subject: texts.subject(data.provider),
    preheader: A.identity.preheader,
    title: texts.subject(data.provider),
    blocks: [
      hello(data.name),
      paragraph(texts.lead(data.provider, whenOf(data))),
      paragraph(A.identity.not_you),
      { kind: 'button', label: A.identity.button, href: `${publicOrigin}/profile` },
    ],
    reason: A.reason_account,
  };
}

/** The last mail to an account. */
export function accountDeleted(data: AccountDeletedMailData): MailContent {
  const { deleted: D } = A;
  return {
    subject: D.subject,
    preheader: D.preheader,
    title: D.title,
    blocks: [hello(data.name), paragraph(D.lead(whenOf(data))), paragraph(D.kept), paragraph(D.not_you)],
    reason: A.reason_gone,
  };
}

/** An administrator assigned a role. */
export function roleGiven(data: RoleGivenMailData, { publicOrigin }: TemplateContext): MailContent {
  const { role: R } = A;
  return {
    subject: R.subject,
    preheader: R.preheader(data.role_name),
    title: R.title,
    blocks: [
      hello(data.name),
      paragraph(R.lead(data.role_name)),
      ...(data.place == null ? [] : [paragraph(R.place(data.place))]),
      { kind: 'button', label: R.button, href: `${publicOrigin}/login` },
      paragraph(R.wrong),
    ],
    reason: A.reason_account,
  };
}

/** An administrator refused an application. */
export function applicationRefused(data: ApplicationRefusedMailData): MailContent {
  const { refused: R } = A;
  return {
    subject: R.subject,
    preheader: R.preheader,
    title: R.title,
    blocks: [
      hello(data.name),
      paragraph(R.lead),
      ...quoteOf(R.note, given(data.note)),
      paragraph(R.follows),
      paragraph(R.wrong),
    ],
    reason: A.reason_account,
  };
}
