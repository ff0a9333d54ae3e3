import { BRAND, CHAT_GREETING } from '@ayana/contracts/brand';
import { MessageCircle, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from '../messages';

const Box = styled.aside<{ $aboveBar: boolean }>`
  position: fixed;
  z-index: 30;
  inset-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  inset-inline-end: var(--space-4);
  display: grid;
  padding: var(--space-1);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  box-shadow: var(--shadow-float);

  @media (max-width: 860px) {
    margin-block-end: ${({ $aboveBar }) => ($aboveBar ? '64px' : '0')};
  }
  @media print {
    display: none;
  }
`;

const Anchor = styled.a`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;
  min-inline-size: 44px;
  padding-inline: 11px;
  border-radius: 10px;
  color: var(--ink);
  font-size: var(--size-16);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: var(--teal-100);
    color: var(--ink);
  }
  & > svg {
    color: var(--teal-700);
  }
  @media (max-width: 699px) {
    & > span {
      position: absolute;
      inline-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Pages whose path holds one of these words have no floating buttons (spec section 2). */
const WITHOUT = /admin|profile|dashboard/i;

export function showsFloatingContact(path: string): boolean {
  return !WITHOUT.test(path);
}

const CHAT_ADDRESS = `https://wa.me/${BRAND.whatsapp}?text=${encodeURIComponent(CHAT_GREETING)}`;

/**
 * A chat-app button and a call button, at hand on every page for visitors and patients.
 * @param aboveBar whether a bar stands at the foot of narrow screens, which they must not cover
 */
export function FloatingContact({ aboveBar = false }: { aboveBar?: boolean }) {
  const { pathname } = useLocation();
  if (!showsFloatingContact(pathname)) return null;
  return (
    <Box aria-label={messages.contact_region} $aboveBar={aboveBar}>
      <Anchor href={CHAT_ADDRESS} target="_blank" rel="noopener noreferrer" title={messages.chat_label}>
        <MessageCircle size={20} aria-hidden="true" />
        <span>{messages.chat}</span>
      </Anchor>
      <Anchor href={BRAND.phone_href} title={messages.call_label}>
        <Phone size={20} aria-hidden="true" />
        <span>{messages.call}</span>
      </Anchor>
    </Box>
  );
}
