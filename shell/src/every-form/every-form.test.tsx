import { resetKit } from '@ayana/portal-kit/testing';
import { act, cleanup } from '@testing-library/react';
import { fillRequired } from './fill-required';
import { listed } from './listed-forms';
import { open } from './open-form';
import { forms, startForms } from './open-forms';

jest.mock('../../../portal-kit/src/form-engine/use-form-engine', () => {
  const engine = jest.requireActual<object>('../../../portal-kit/src/form-engine/use-form-engine');
  const { watched } = jest.requireActual<typeof import('./open-forms')>('./open-forms');
  return watched(engine);
});

const SUMMARY = '[data-form-summary]';

// The first of them compiles what all share.
jest.setTimeout(60_000);

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
