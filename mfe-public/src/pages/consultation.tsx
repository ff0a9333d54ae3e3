import { later } from '../later';
import { PublicPage } from '../layout/public-page';

export { publicLoader as loader } from '../layout/public-loader';

const Form = later('consultation', () =>
  import('../features/consultations/consultation-pages').then(({ FreeConsultationPage }) => FreeConsultationPage),
);

/** The free consultation form as a page: read first, alive when somebody begins. */
export function Component() {
  return (
    <PublicPage>
      <Form />
    </PublicPage>
  );
}
