import { later } from '../later';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';

const Form = later('video-consultation', () =>
  import('../features/consultations/consultation-pages').then(({ VideoConsultationPage }) => VideoConsultationPage),
);

/** The video consultation form as a page: read first, alive when somebody begins. */
export function Component() {
  return (
    <PublicPage>
      <Form />
    </PublicPage>
  );
}
