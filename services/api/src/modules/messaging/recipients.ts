/** Domains of one provider whose mailboxes take dots or leave them (support.google.com/mail/answer/7436150). */
const DOTS_DO_NOT_COUNT = new Set(['gmail.com', 'googlemail.com']);

/**
 * One spelling for all addresses that plausibly reach one mailbox: lower case, without a `+tag` (RFC 5233), and without dots where
 * the provider ignores them. For counting only: mail goes to the address as it was typed.
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

/** A phone number by its digits, however it was spaced. */
export const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '');
