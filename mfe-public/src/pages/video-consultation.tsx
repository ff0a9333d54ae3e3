import { VideoConsultationPage } from '../features/consultations/consultation-pages';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';

/** The video consultation form as a page. */
export function Component() {
  return (
    <PublicPage>
      <VideoConsultationPage />
    </PublicPage>
  );
}
