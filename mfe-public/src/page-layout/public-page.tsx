import type { SocialLink } from '@ayana/contracts/social';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';

import { Footer } from '../features/footer/footer';
import { Lead } from './page-layout.styles';
import { NEWSLETTER_MESSAGES } from '../features/newsletter/messages';
import { NewsletterForm } from '../features/newsletter/newsletter-form';

/** What every public page's loader returns. */
export interface PublicPageData {
  social_links: readonly SocialLink[];
}

/** A public page: its content, and the footer with the newsletter. */
export function PublicPage({ children }: { children: ReactNode }) {
  const { social_links } = useLoaderData<PublicPageData>();
  return (
    <>
      {children}
      <Footer socialLinks={social_links}>
        <h2 id="newsletter-heading">{NEWSLETTER_MESSAGES.heading}</h2>
        <Lead>{NEWSLETTER_MESSAGES.lead}</Lead>
        <NewsletterForm />
      </Footer>
    </>
  );
}
