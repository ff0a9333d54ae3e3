import { NEWSLETTER_MESSAGES } from '../features/newsletter/messages';
import { Content, Lead, Section } from '../page-layout/page-layout.styles';
import { PublicPage } from '../page-layout/public-page';

export { publicLoader as loader } from '../loaders/public-loader';
export { action } from './newsletter.server';

/** The target of the footer's form when the browser posts it itself: the form shows its answer. */
export function Component() {
  return (
    <PublicPage>
      <Content as={Section}>
        <h1>{NEWSLETTER_MESSAGES.page_heading}</h1>
        <Lead>{NEWSLETTER_MESSAGES.page_lead}</Lead>
      </Content>
    </PublicPage>
  );
}
