/** Domains of a provider that ignores dots in mailbox names (support.google.com/mail/answer/7436150). */
const DOTS_DO_NOT_COUNT = new Set(['gmail.com', 'googlemail.com']);

/**
 * One spelling for all addresses that plausibly reach one mailbox: lower case, without a `+tag` (RFC 5233), and without dots if the
 * provider ignores them. For counting only: mail goes to the address as typed.
 */
export function mailboxOf(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const tag = local.indexOf('+');
  const untagged = tag > 0 ? local.slice(0, tag) : local;
  if (!DOTS_DO_NOT_COUNT.has(domain)) return `${untagged}@${domain}`;
  return `${untagged.replaceAll('.', '')}@gmail.com`;
}

/** The digits of a phone number. */
export const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');
