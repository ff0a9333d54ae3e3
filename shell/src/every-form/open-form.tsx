import path from 'node:path';
import type { Role } from '@ayana/contracts/identity';
import { signInAs } from '@ayana/portal-kit/testing';
import { act, render } from '@testing-library/react';
import { type ComponentType, Suspense, useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Site, SiteContext } from '../document/site';
import { type ListedForm, root } from './listed-forms';
import { reviveSample } from './revive-sample';
import { SAMPLES } from './samples';

const ROLES: Readonly<Record<string, Role>> = {
  'case-kit': 'super_admin',
  'mfe-admin': 'super_admin',
  'mfe-patient': 'patient',
  'mfe-partner': 'partner/hospital',
};

const SITE: Site = {
  origin: 'https://ayana.example',
  portals: [],
  pages: { load: () => Promise.reject(new Error('No page is opened here.')), peek: () => undefined },
  generation: 1,
  versionOf: () => '1',
  hint: undefined,
};

export interface OpenedForm {
  /** What its component was given. */
  props: object;
  /** Gives it other props, as its page does after it was read again. */
  show: (props: object) => Promise<void>;
}

/** Renders a form's component with sample props, as the only thing of a page. */
export async function open({ file, component, props, data }: ListedForm): Promise<OpenedForm> {
  const module = (await import(path.join(root, file))) as Record<string, ComponentType<object>>;
  const Component = module[component] ?? module[`open_${component}`];
  if (Component === undefined) throw new Error(`${file} has no component ${component}`);
  const role = ROLES[file.split('/')[0] ?? ''];
  if (role !== undefined) signInAs(role);
  const given = { ...(reviveSample(props) as object), ...SAMPLES[`${file} ${component}`] };
  const Form = Component;
  let give: (next: object) => void = () => undefined;
  function Page() {
    const [current, setCurrent] = useState(given);
    useLayoutEffect(() => {
      give = setCurrent;
    }, []);
    return <Form {...current} />;
  }
  const page = (
    <SiteContext value={SITE}>
      <Suspense>
        <Page />
      </Suspense>
    </SiteContext>
  );
  const router = createMemoryRouter([{ id: 'page', path: '*', loader: () => null, element: page }], {
    hydrationData: { loaderData: { page: reviveSample(data) } },
  });
  await act(async () => void render(<RouterProvider router={router} />));
  await act(async () => {});
  return { props: given, show: (next) => act(async () => give(next)) };
}
