import { answerApi } from '@ayana/portal-kit/testing';
import { Field } from '@ayana/shared-ui/field';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { ProcedureSelect } from './procedure-select';
import type { TreatmentChoice } from './treatment-choices';

const KNEE = { name: 'Total knee replacement', plain_name: 'Knee replacement', category: 'Orthopaedics' };
const KNEE_LABEL = 'Knee replacement (total knee replacement)';
const LIST = 'GET /treatments';
// The first use of the box compiles its list.
jest.setTimeout(60_000);

let restore: (() => void) | undefined;
afterEach(() => restore?.());

const changed = jest.fn<void, [string]>();
const sent = () => changed.mock.lastCall?.[0];
function Form({ treatments }: { treatments?: readonly TreatmentChoice[] | undefined }) {
  const [value, setValue] = useState('');
  const control = {
    name: 'procedure',
    value,
    onChange: (event: { target: { value: string } }) => {
      setValue(event.target.value);
      changed(event.target.value);
    },
  };
  return (
    <form>
      <input aria-label="Name" />
      <Field label="Procedure">
        <ProcedureSelect control={control} treatments={treatments} />
      </Field>
    </form>
  );
}

function show(answer: unknown, treatments?: readonly TreatmentChoice[]): Request[] {
  const network = answerApi({ [LIST]: answer as object });
  restore = network.restore;
  render(<Form treatments={treatments} />);
  return network.requests;
}
const begin = (): boolean => fireEvent.focusIn(screen.getByLabelText('Name'));
const open = async () => {
  await userEvent.click(screen.getByLabelText(/^Procedure/));
  await screen.findByRole('listbox', {}, { timeout: 30_000 });
};
const options = (): (string | null)[] => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('loads the treatments when the user starts the form, and sends the everyday name of the one chosen', async () => {
  const requests = show({ items: [KNEE], next_cursor: null });
  expect(requests).toHaveLength(0);
  begin();
  await screen.findByRole('combobox', {}, { timeout: 30_000 });
  await open();
  await waitFor(() => expect(options()).toEqual([KNEE_LABEL, 'Not sure yet']));
  expect(screen.getByRole('group', { name: 'Bones and joints' })).toBeInTheDocument();
  await userEvent.keyboard('total knee{ArrowDown}{Enter}');
  expect(sent()).toBe('Knee replacement');
});

it('sends own words as they are typed', async () => {
  show({ items: [KNEE], next_cursor: null });
  await open();
  await userEvent.keyboard('A lump in my neck');
  expect(await screen.findByText(/^Nothing in our list says this\./)).toBeInTheDocument();
  expect(sent()).toBe('A lump in my neck');
});

it('says why they failed to load, and tries again at the next field', async () => {
  let isMoving = true;
  show(() =>
    isMoving
      ? Response.json(
          {
            type: 'about:blank',
            title: 'Gone',
            status: 404,
            code: 'not_found',
            detail: 'We are moving.',
            request_id: '1',
          },
          { status: 404 },
        )
      : Response.json({ items: [KNEE], next_cursor: null }),
  );
  await open();
  expect(await screen.findByText('Error loading treatments: We are moving.')).toBeInTheDocument();
  expect(options()).toContain('Not sure yet');
  isMoving = false;
  begin();
  await waitFor(() => expect(options()).toEqual([KNEE_LABEL, 'Not sure yet']));
});

it('says that there are none', async () => {
  show({ items: [], next_cursor: null });
  await open();
  expect(await screen.findByText('No treatments available.')).toBeInTheDocument();
});

it('sends no request where the page has them', async () => {
  const requests = show({ items: [] }, [
    { name: 'Hip replacement', label: 'Hip replacement', category: 'Orthopaedics' },
  ]);
  await open();
  expect(options()).toEqual(['Hip replacement', 'Not sure yet']);
  expect(requests).toHaveLength(0);
});
