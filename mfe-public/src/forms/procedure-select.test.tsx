import { answerApi } from '@ayana/portal-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import { ProcedureSelect } from './procedure-select';
import type { TreatmentChoice } from './treatment-choices';

const KNEE = { name: 'Total knee replacement', plain_name: 'Knee replacement', category: 'Orthopaedics' };
const LIST = 'GET /treatments';

let restore: (() => void) | undefined;
afterEach(() => restore?.());

function show(answer: unknown, treatments?: readonly TreatmentChoice[]): Request[] {
  const network = answerApi({ [LIST]: answer as object });
  restore = network.restore;
  render(
    <form>
      <input aria-label="Name" />
      <ProcedureSelect
        control={{ name: 'procedure', value: '', onChange: jest.fn() }}
        none="Choose"
        treatments={treatments}
      />
    </form>,
  );
  return network.requests;
}
const begin = (): boolean => fireEvent.focusIn(screen.getByLabelText('Name'));
const options = (): (string | null)[] =>
  screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

it('loads the treatments when the user starts the form', async () => {
  const requests = show({ items: [KNEE], next_cursor: null });
  expect(options()).toEqual(['Choose', 'Loading treatments...', 'Not sure yet']);
  expect(requests).toHaveLength(0);
  begin();
  await waitFor(() =>
    expect(options()).toEqual(['Choose', 'Knee replacement (total knee replacement)', 'Not sure yet']),
  );
  expect(screen.getByRole('group', { hidden: true }).getAttribute('label')).toBe('Bones and joints');
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
  begin();
  await waitFor(() => expect(options()).toContain('Error loading treatments: We are moving.'));
  expect(options()).toContain('Not sure yet');
  isMoving = false;
  begin();
  await waitFor(() =>
    expect(options()).toEqual(['Choose', 'Knee replacement (total knee replacement)', 'Not sure yet']),
  );
});

it('says that there are none', async () => {
  show({ items: [], next_cursor: null });
  begin();
  await waitFor(() => expect(options()).toContain('No treatments available.'));
});

it('sends no request where the page has them', () => {
  const requests = show({ items: [] }, [
    { name: 'Hip replacement', label: 'Hip replacement', category: 'Orthopaedics' },
  ]);
  begin();
  expect(options()).toEqual(['Choose', 'Hip replacement', 'Not sure yet']);
  expect(requests).toHaveLength(0);
});
