import { SupportHours } from '@ayana/case-kit/reach';
import { BRAND } from '@ayana/contracts/brand';
import { webHref } from '@ayana/contracts/links';
import { DEFAULT_SOCIAL_LINKS, type SocialLink } from '@ayana/contracts/social';
import { Wordmark } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { FOOTER_MESSAGES } from './messages';
import { NightBand } from './night-band';
import icons from './social-icons.svg';

/** Platforms with an icon; others get a globe. */
const ICONS = new Set(DEFAULT_SOCIAL_LINKS.map(({ platform }) => platform));

const Ground = styled.footer`
  background: var(--teal-900);
  color: var(--teal-100);
  font-size: var(--size-16);

  & a {
    color: inherit;
  }
  & :focus-visible {
    outline-color: var(--white);
  }
`;

const Columns = styled(Content)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-5);
  padding-block: var(--space-7) var(--space-6);

  & h2 {
    margin-block-end: var(--space-1);
    color: var(--white);
    font-size: var(--size-21);
  }
  & nav a {
    display: block;
    padding-block: 5px;
    text-decoration-color: transparent;
  }
  & nav a:hover {
    color: var(--white);
    text-decoration-color: currentcolor;
  }
  @media (pointer: coarse) {
    & nav a,
    & address a {
      padding-block: 10px;
    }
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 900px) {
    grid-template-columns: 238px repeat(5, minmax(0, 1fr));
    padding-block: 64px var(--space-7);
  }
`;

const Brand = styled.div`
  @media (max-width: 899px) {
    grid-column: 1 / -1;
  }
  & p {
    max-inline-size: 230px;
    margin-block: var(--space-3);
  }
  & address {
    display: grid;
    justify-items: start;
    margin-block-end: var(--space-3);
    font-style: normal;
  }
  & address a {
    padding-block: 5px;
    text-decoration-color: transparent;
  }
  & address a:hover {
    color: var(--white);
    text-decoration-color: currentcolor;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -10px;
  }
  & li a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
  }
  & svg {
    inline-size: 24px;
    block-size: 24px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
    stroke-linejoin: round;
  }
  & li a:hover {
    color: var(--white);
  }
`;

/** The state of the desk is green or grey on white, and light on this ground. */
const Hours = styled.div`
  display: grid;
  justify-items: start;
  max-inline-size: 260px;
  margin-block-end: var(--space-3);
  font-size: var(--size-14);

  & span > span {
    color: var(--white);
  }
  & a {
    padding-block: 10px;
    text-underline-offset: 3px;
  }
`;

const Last = styled(Content)`
  & p {
    padding-block: var(--space-5) var(--space-6);
    border-block-start: 1px solid color-mix(in srgb, var(--teal-100) 22%, transparent);
    font-size: var(--size-14);
    color: var(--sea-3);
  }
  @media (max-width: 899px) {
    & p {
      /* Space for the floating buttons. */
      padding-block-end: 96px;
    }
  }
`;

/** `children` are above the links: the newsletter. */
export function Footer({ socialLinks, children }: { socialLinks: readonly SocialLink[]; children: ReactNode }) {
  return (
    <Ground>
      <NightBand>{children}</NightBand>
      <Columns>
        <Brand>
          <Wordmark light />
          <p>{FOOTER_MESSAGES.motto}</p>
          <address>
            <a href={BRAND.phone_href}>{BRAND.phone}</a>
            <a href={BRAND.email_href}>{BRAND.email}</a>
            <a href={BRAND.map_href} rel="noopener">
              <bdi>{BRAND.address}</bdi>
            </a>
          </address>
          <Hours>
            <SupportHours />
            <Link to="/support#emergency">{FOOTER_MESSAGES.night}</Link>
          </Hours>
          <ul aria-label={FOOTER_MESSAGES.social}>
            {socialLinks.map(({ id, platform, url, platform_name }) => (
              <li key={id}>
                <a
                  href={webHref(url) ?? undefined}
                  rel="noopener"
                  aria-label={platform_name}
                  data-tooltip={platform_name}
                >
                  <svg aria-hidden="true">
                    <use href={`${icons}#${ICONS.has(platform) ? platform : 'other'}`} />
                  </svg>
                </a>
              </li>
            ))}
          </ul>
        </Brand>
        {FOOTER_MESSAGES.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([text, to]) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Columns>
      <Last>
        <p>{FOOTER_MESSAGES.copyright}</p>
      </Last>
    </Ground>
  );
}
