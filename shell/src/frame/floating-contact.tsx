import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from '../messages';
import { ContactPill, PILL, showsContact } from './contact-pill';

/** Up to this width a page may have a row of its own at the foot of the window (`data-foot-bar`): the pill is then at the page's end. */
const PHONE = '(max-width: 759px)';
/** From this width both fit into the margin beside the page, one above the other. */
const MARGIN = '1400px';

/** At the end of the page and sticky, so that it never permanently covers content. */
const Strip = styled.aside`
  position: sticky;
  z-index: 30;
  inset-block-end: var(--note-bar, 0px);
  block-size: calc(${PILL} + env(safe-area-inset-bottom));
  padding: 2px var(--space-4) calc(2px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  background: var(--white);

  /* Other sticky elements are above it, and it does not hide the focused element. */
  :where(:root:has(&)) {
    --foot-strip: ${PILL};
    scroll-padding-block-end: ${PILL};
  }
  @media ${PHONE} {
    :where(:root:has(&):has([data-foot-bar]:not(:empty))) {
      --foot-strip: 0px;
      scroll-padding-block-end: 0;
    }
    :where(:root:has([data-foot-bar]:not(:empty))) & {
      position: relative;
      inset-block-end: auto;
    }
  }
  @media (min-width: ${MARGIN}) {
    :where(:root:has(&)) {
      --foot-strip: 0px;
    }
    position: fixed;
    inset-block-end: var(--space-4);
    inset-inline-end: var(--space-4);
    block-size: auto;
    padding: var(--space-1);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    box-shadow: var(--shadow-float);

    & > div {
      flex-direction: column;
      max-block-size: none;
      inline-size: auto;
      border: 0;
      border-radius: 10px;
    }
    & a {
      min-block-size: 44px;
      padding-inline: 11px;
    }
    & a + a {
      border-inline-start: 0;
    }
  }
  @media print {
    display: none;
  }
`;

/** The pill at the foot of a page outside the portals, whose frame has a place for it. */
export function FloatingContact() {
  const { pathname } = useLocation();
  if (!showsContact(pathname)) return null;
  return (
    <Strip aria-label={messages.contact_region}>
      <ContactPill />
    </Strip>
  );
}
