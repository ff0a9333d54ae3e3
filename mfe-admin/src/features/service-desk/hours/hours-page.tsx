import { useDetail } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { messages as shared } from '../../../components/service-desk/messages';
import { CatalogTabs } from '../parts/catalog-tabs';
import { type HoursDetail, HOURS_ID } from './hours.api';
import { HoursForm } from './hours-form';
import { messages } from './messages';

export { hoursLoader as loader } from './hours.api';

/** When the desk works: hours of the week and holidays, which target times count. */
export function Component() {
  const detail = useDetail<HoursDetail>({ id: HOURS_ID });
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <CatalogTabs current="hours" />
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(hours) => <HoursForm hours={hours} reread={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}
