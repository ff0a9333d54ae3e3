import { later } from '../later';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';
export { action } from './contact.server';

const Page = later('contact', async () => {
  const { ContactSection } = await import('../features/contact');
  return function Read() {
    return <ContactSection heading="h1" />;
  };
});

/** The contact form as a page. */
export function Component() {
  return (
    <PublicPage>
      <Page />
    </PublicPage>
  );
}
