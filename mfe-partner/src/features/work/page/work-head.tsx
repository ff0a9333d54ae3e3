import { RouterLink } from '@ayana/portal-kit/screens';
import { Breadcrumbs, DetailHead } from '@ayana/shared-ui/detail';
import type { ReactNode } from 'react';
import { useBasePath } from '../../../paths';
import { messages } from './messages';

/** The head of the page of a piece of work, open or over. */
export function WorkHead({ title, state, actions }: { title: string; state: ReactNode; actions?: ReactNode }) {
  const base = useBasePath();
  return (
    <DetailHead
      above={
        <Breadcrumbs
          places={[{ label: messages.allWork, href: `${base}/work` }]}
          current={title}
          LinkComponent={RouterLink}
        />
      }
      title={title}
      state={state}
      actions={actions}
    />
  );
}
