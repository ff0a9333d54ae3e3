import { BRAND, CHAT_GREETING } from '@ayana/contracts/brand';
import { chatHref } from '@ayana/contracts/links';
import { PORTAL_BAR, PORTAL_NARROW, PORTAL_RAIL } from '@ayana/shared-ui/portal';
import { MessageCircle, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { messages } from '../messages';

/** From this width the buttons float in the page's margin; below it they are in a strip at the bottom. */
const MARGIN = '1400px';
const STRIP = '53px';

/** In a portal it is in the space at the page's end: beside the rail, on a phone above the portal's bottom bar. */
const inPortal = css`
  margin-block-start: -${STRIP};
  margin-inline-start: ${PORTAL_RAIL};

  @media ${PORTAL_NARROW} {
    inset-block-end: ${PORTAL_BAR};
    block-size: ${STRIP};
    padding-block-end: 0;
    margin: calc(-1 * (${STRIP} + ${PORTAL_BAR})) 0 ${PORTAL_BAR};
  }
`;

/** Those who work here have the buttons at the page's end: nothing of their work lies below them, and while it loads they are out of sight. */
const resting = css`
  position: relative;
  inset-block-end: auto;
  margin-block-start: 0;

  @media ${PORTAL_NARROW} {
    :where(:root:has(&)) {
      --foot-strip: 0px;
      scroll-padding-block-end: 0;
    }
    inset-block-end: auto;
    margin-block-start: 0;
  }
`;

const onPage = css`
  @media (min-width: ${MARGIN}) {
    :where(:root:has(&)) {
      --foot-strip: 0px;
    }
    position: fixed;
    inset-block-end: var(--space-4);
    inset-inline-end: var(--space-4);
    display: grid;
    block-size: auto;
    padding: var(--space-1);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-float);
  }
`;

/** Sticky at the end of the page, so that it never permanently covers content. */
const Strip = styled.aside<{ $inPortal: boolean; $isResting: boolean }>`
  position: sticky;
  z-index: 30;
  inset-block-end: var(--note-bar, 0px);
  display: flex;
  justify-content: center;
  block-size: calc(${STRIP} + env(safe-area-inset-bottom));
  padding: var(--space-1) var(--space-4) env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--line);
  background: var(--white);

  /* Other sticky elements are above it, and it does not hide the focused element. */
  :where(:root:has(&)) {
    --foot-strip: ${STRIP};
    scroll-padding-block-end: ${STRIP};
  }
  ${(strip) => (strip.$inPortal ? inPortal : onPage)}
  ${(strip) => (strip.$isResting ? resting : null)}
  @media print {
    display: none;
  }
`;

const Anchor = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  max-inline-size: 240px;
  gap: var(--space-2);
  min-block-size: 44px;
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
`;

/** Pages of those who work here. */
const AT_WORK = /^\/((doctor|partner|laboratory|pharmacy)-portal|case-manager|database|test-email)/;

/** Pages whose path contains one of these words have no floating buttons (spec section 2). */
const WITHOUT = /admin|profile|dashboard/i;

export function showsFloatingContact(path: string): boolean {
  return !WITHOUT.test(path);
}

const CHAT_ADDRESS = chatHref(BRAND.whatsapp, CHAT_GREETING);

/** A chat button and a call button on every page for visitors and patients. */
export function FloatingContact({ inPortal: $inPortal = false }: { inPortal?: boolean }) {
  const { pathname } = useLocation();
  if (!showsFloatingContact(pathname)) return null;
  return (
    <Strip aria-label={messages.contact_region} $inPortal={$inPortal} $isResting={$inPortal && AT_WORK.test(pathname)}>
      <Anchor href={CHAT_ADDRESS} target="_blank" rel="noopener noreferrer" data-tooltip={messages.chat_label}>
        <MessageCircle size={20} aria-hidden="true" />
        <span>{messages.chat}</span>
      </Anchor>
      <Anchor href={BRAND.phone_href} data-tooltip={messages.call_label}>
        <Phone size={20} aria-hidden="true" />
        <span>{messages.call}</span>
      </Anchor>
    </Strip>
  );
}
