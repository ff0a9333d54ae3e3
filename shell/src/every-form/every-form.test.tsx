import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Role } from '@ayana/contracts/identity';
import { resetKit, signInAs } from '@ayana/portal-kit/testing';
import { act, cleanup, render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type Site, SiteContext } from '../document/site';
import { fillRequired } from './fill-required';
import { forms, startForms } from './open-forms';
import { reviveSample } from './revive-sample';
import { SAMPLES } from './samples';

interface ListedForm {
  place: string;
  file: string;
  component: string;
  props: object;
  data: unknown;
}

jest.mock('../../../portal-kit/src/form-engine/use-form-engine', () => {
  const engine = jest.requireActual<object>('../../../portal-kit/src/form-engine/use-form-engine');
  const { watched } = jest.requireActual<typeof import('./open-forms')>('./open-forms');
  return watched(engine);
});

const root = path.resolve(__dirname, '../../..');
const listed = JSON.parse(
  execFileSync('node', [path.join(root, 'tooling/forms/list-forms.ts')], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
) as ListedForm[];

const SUMMARY = '[data-form-summary]';

// The first of them compiles what all share.
jest.setTimeout(60_000);

const ROLES: Readonly<Record<string, Role>> = {
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

/** Renders a form's component with sample props, as the only thing of a page. */
async function open({ file, component, props, data }: ListedForm): Promise<void> {
  const module = (await import(path.join(root, file))) as Record<string, ComponentType<object>>;
  const Component = module[component] ?? module[`open_${component}`];
  if (Component === undefined) throw new Error(`${file} has no component ${component}`);
  const role = ROLES[file.split('/')[0] ?? ''];
  if (role !== undefined) signInAs(role);
  const given = { ...(reviveSample(props) as object), ...SAMPLES[`${file} ${component}`] };
  const page = (
    <SiteContext value={SITE}>
      <Suspense>
        <Component {...given} />
      </Suspense>
    </SiteContext>
  );
  const router = createMemoryRouter([{ id: 'page', path: '*', loader: () => null, element: page }], {
    hydrationData: { loaderData: { page: reviveSample(data) } },
  });
  await act(async () => void render(<RouterProvider router={router} />));
  await act(async () => {});
}

const network = globalThis.fetch;
beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  startForms();
  // What a form reads besides never arrives.
  globalThis.fetch = () => new Promise(() => {});
});
afterEach(() => {
  cleanup();
  globalThis.fetch = network;
});

test('the list has every form', () => expect(listed.length).toBeGreaterThan(150));

test.each(listed.map((form) => [form.place, form] as const))(
  '%s says at its fields what it misses',
  async (_place, form) => {
    await open(form);
    expect(forms().length).toBeGreaterThan(0);
    for (const { name } of forms()) {
      for (let round = 0; round < 6; round += 1) {
        const shown = forms().find((each) => each.name === name);
        if (shown === undefined || shown.sent) break;
        await act(async () => shown.form.submit());
        await act(async () => {});
        const unseen = forms().find((each) => each.name === name)?.form.unseen ?? [];
        // What cannot be said at a field is said in the focused summary.
        const said = document.activeElement?.matches(SUMMARY) === true ? document.activeElement.textContent : '';
        expect([name, unseen.filter((message) => !said.includes(message))]).toEqual([name, []]);
        await act(async () => fillRequired());
      }
    }
  },
);
