import type { PageMeta } from '@ayana/portal-kit';
import { useLoaderData } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { loadVerified, type Verified } from '../features/verify/load-letter';
import { VERIFY_MESSAGES } from '../features/verify/messages';
import { VerifyPage } from '../features/verify/verify-page';
import { publicLoader } from '../loaders/public-loader';
import { PublicPage } from '../page-layout/public-page';
import type { PublicPageData } from '../page-layout/public-page';

interface VerifyData extends PublicPageData, Verified {
  code: string;
}

export async function loader({ request, params }: LoaderFunctionArgs): Promise<VerifyData> {
  const code = params['code'] ?? '';
  const [shared, verified] = await Promise.all([publicLoader({ request }), loadVerified(code, request.signal)]);
  return { ...shared, ...verified, code };
}

/** Whether a hospital's letter for a visa, or a doctor's prescription, is valid: by the code on it. */
export function Component() {
  const { code, letter, prescription } = useLoaderData<VerifyData>();
  return (
    <PublicPage>
      <VerifyPage code={code} letter={letter} prescription={prescription} />
    </PublicPage>
  );
}

/** For who has the paper: not indexed. */
export function meta(): PageMeta {
  return { title: VERIFY_MESSAGES.title, canonical: '/verify', robots: 'noindex' };
}
