import { FreeConsultationPage } from '../features/consultations/consultation-pages';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';

/** The free consultation form as a page. */
export function Component() {
  return (
    <PublicPage>
      <FreeConsultationPage />
    </PublicPage>
  );
}
