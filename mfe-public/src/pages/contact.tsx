import { ContactSection } from '../features/contact';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';

/** The contact form as a page. */
export function Component() {
  return (
    <PublicPage>
      <ContactSection heading="h1" />
    </PublicPage>
  );
}
