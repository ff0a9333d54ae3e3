import { BRAND, CHAT_GREETING } from '@ayana/contracts/brand';
import { chatHref } from '@ayana/contracts/links';
import { MessageCircle, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from '../messages';

/** At most 56 px, and 8 % of the window: on a phone, also at 200 % zoom, the page keeps the rest. */
export const PILL = 'min(56px, 8dvh)';
/** Windows in which that leaves a line for the words only. */
const LOW = '(max-height: 520px)';

const Pill = styled.div`
  display: flex;
  inline-size: min(100%, 340px);
  block-size: 100%;
  max-block-size: ${PILL};
  margin-inline: auto;
  border: 1px solid var(--control-line);
  border-radius: var(--radius-full);
  background: var(--white);
  overflow: hidden;

  & > a + a {
    border-inline-start: 1px solid var(--line);
  }
`;

const Anchor = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-inline-size: 0;
  padding-inline: var(--space-2);
  color: var(--ink);
  font-size: var(--size-16);
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;

  &:hover {
    background: var(--teal-100);
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > svg {
    flex: none;
    color: var(--teal-700);
  }
  @media ${LOW} {
    & > svg {
      display: none;
    }
  }
`;

/** Pages whose path contains one of these words have no buttons to chat and call (spec section 2). */
const WITHOUT = /admin|profile|dashboard/i;

export function showsContact(path: string): boolean {
  return !WITHOUT.test(path);
}

const CHAT_ADDRESS = chatHref(BRAND.whatsapp, CHAT_GREETING);

/** Chat and Call, for visitors and patients. */
export function ContactPill() {
  return (
    <Pill>
      <Anchor href={CHAT_ADDRESS} target="_blank" rel="noopener noreferrer" data-tooltip={messages.chat_label}>
        <MessageCircle size={20} aria-hidden="true" />
        <span>{messages.chat}</span>
      </Anchor>
      <Anchor href={BRAND.phone_href} data-tooltip={messages.call_label}>
        <Phone size={20} aria-hidden="true" />
        <span>{messages.call}</span>
      </Anchor>
    </Pill>
  );
}
