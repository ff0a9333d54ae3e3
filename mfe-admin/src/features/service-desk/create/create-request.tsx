import { Button } from '@ayana/shared-ui/button';
import { Breadcrumbs } from '@ayana/shared-ui/detail';
import { SearchField } from '@ayana/shared-ui/filters';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { useState } from 'react';
import { Link, useLoaderData, useLocation, useRevalidator } from 'react-router-dom';
import { RouterLink } from '@ayana/portal-kit/screens';
import { messages as shared } from '../../../components/service-desk/messages';
import { CATALOG_PATH } from '../paths';
import { createCaseRequestHref, CREATE_PATH, REQUESTS_PATH } from '../../../paths';
import type { CatalogItem, CatalogItemDetail } from '../types';
import { caseIn, type CreateAnswer, createHref } from './create.api';
import { Services } from './create-request.styles';
import { messages } from './messages';
import { RequestForm } from './request-form';

export { createLoader as loader } from './create.api';

/** Makes a request: first the service, then its form. */
export function Component() {
  const { items, item } = useLoaderData<CreateAnswer>();
  const { revalidate, state } = useRevalidator();
  const journey = caseIn(useLocation().search);
  const aboutHref = journey === null ? CREATE_PATH : createCaseRequestHref(journey);
  const retry = (
    <Button variant="outline" size="small" onClick={() => void revalidate()} busy={state === 'loading'}>
      {shared.retry}
    </Button>
  );
  return (
    <PortalPage>
      <div>
        <Breadcrumbs
          places={[{ label: shared.requests, href: REQUESTS_PATH }]}
          current={messages.title}
          LinkComponent={RouterLink}
        />
        <PortalHead>
          <div>
            <h1>{item?.value?.name ?? messages.title}</h1>
            <p>{item?.value?.description ?? messages.lead}</p>
          </div>
          {item === null ? null : (
            <Button as={Link} to={aboutHref} variant="outline">
              {messages.change}
            </Button>
          )}
        </PortalHead>
      </div>
      {item === null ? (
        items.value === null ? (
          <FailedState title={messages.failed} failure={items.failure} action={retry} />
        ) : (
          <ServiceChoice items={items.value} />
        )
      ) : item.value === null ? (
        <FailedState title={messages.itemFailed} failure={item.failure} action={retry} />
      ) : (
        <Form item={item.value} />
      )}
    </PortalPage>
  );
}

function Form({ item }: { item: CatalogItemDetail }) {
  const journey = caseIn(useLocation().search);
  const { published } = item;
  if (published === null) return <Notice>{messages.notPublished}</Notice>;
  return <RequestForm key={item.id} item={item} version={published} journey={journey} />;
}

/** The services one may ask for, found by name or description. */
function ServiceChoice({ items }: { items: readonly CatalogItem[] }) {
  const [q, setQ] = useState('');
  const { search } = useLocation();
  const wanted = q.toLocaleLowerCase();
  const found = items.filter(({ name, description }) => `${name} ${description}`.toLocaleLowerCase().includes(wanted));
  if (items.length === 0)
    return (
      <EmptyState
        drawing={<QuietLine />}
        title={messages.empty.title}
        text={messages.empty.text}
        action={
          <Button as={Link} to={CATALOG_PATH} variant="outline">
            {messages.empty.action}
          </Button>
        }
      />
    );
  return (
    <Services>
      <SearchField label={messages.search} value={q} onSearch={setQ} />
      <p role="status">{messages.found(found.length)}</p>
      <ul aria-label={messages.services}>
        {found.map(({ id, name, description }) => (
          <li key={id}>
            <Link to={createHref(id, search)}>
              <b>{name}</b>
              <span>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Services>
  );
}
