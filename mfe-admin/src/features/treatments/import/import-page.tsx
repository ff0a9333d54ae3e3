import { Button } from '@ayana/shared-ui/button';
import { CsvImport } from '@ayana/shared-ui/csv-import';
import { Breadcrumbs, DetailHead } from '@ayana/shared-ui/detail';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { Link } from 'react-router-dom';
import { RouterLink, useCsvImport } from '@ayana/portal-kit/screens';
import { messages as list } from '../messages';
import { TREATMENTS_PATH } from '../paths';
import { checkImport, runImport } from './import.api';
import { messages } from './messages';

/** Adds and changes treatments from a CSV file. */
export function Component() {
  const steps = useCsvImport({ check: checkImport, run: runImport });
  return (
    <PortalPage>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: list.title, href: TREATMENTS_PATH }]}
            current={messages.title}
            LinkComponent={RouterLink}
          />
        }
        title={messages.title}
        meta={<p>{messages.lead}</p>}
      />
      <CsvImport
        steps={steps}
        ready={messages.ready}
        next={
          <Button as={Link} to={`${TREATMENTS_PATH}?sort=updated&order=desc`}>
            {messages.back}
          </Button>
        }
      />
    </PortalPage>
  );
}
