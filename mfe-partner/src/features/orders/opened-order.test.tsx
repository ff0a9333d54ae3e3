import { openPart, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './another-dialog';
import LaboratoryDialog from './laboratory-dialog';
import LaboratorySection from './laboratory-section';
import PharmacySection from './pharmacy-section';
import './reason-dialog';
import ScriptDialog from './script-dialog';

const api = portalApi('doctor');
const sample = { id: 'o1', version: 3, case_number: 'AY-1', steps: ['cancel'] } as const;
const order = (over = {}) => sampleOf('LaboratoryOrderDto', { ...sample, laboratory: 'Lotus', ...over } as object);
const script = (over = {}) => sampleOf('PrescriptionDto', { ...sample, pharmacy: 'Neem', ...over } as object);
const changed = jest.fn();
const dialogProps = { id: 'o1', onChanged: changed, onClose: jest.fn() };
const work = sampleOf('AssignmentDetailDto', { id: 'w1', journey_id: 'j1' });
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
beforeEach(() => changed.mockReset());

test.each([
  ['tests', LaboratoryDialog, '/laboratory-orders', order, 'Cancel the order', 'laboratory'],
  ['a prescription', ScriptDialog, '/prescriptions', script, 'Cancel the prescription', 'pharmacy'],
] as const)(
  '%s: cancelled with a reason, or sent to another once declined',
  async (_, Dialog, path, of, cancel, to) => {
    const others = to === 'pharmacy' ? 'pharmacies' : 'laboratories';
    api.answer({
      [`GET ${path}/o1`]: of(),
      [`PATCH ${path}/o1`]: of(),
      [`GET ${path}/${others}`]: [{ id: 'x', name: 'X' }],
    });
    await openPart(<Dialog {...dialogProps} />);
    await press(cancel);
    const why = await screen.findByRole('dialog', { name: /^Cancel this/ });
    fireEvent.change(within(why).getByRole('textbox'), { target: { value: 'Not needed.' } });
    await press(cancel, why);
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    api.answer({ [`GET ${path}/o1`]: of({ is_declined: true, declined_reason: 'Closed.', steps: [] }) });
    await receive(to === 'pharmacy' ? 'prescriptions.updated' : 'laboratory_orders.updated', { id: 'o1' });
    expect(await screen.findByText('Closed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: cancel })).toBeNull();
    await press(`Ask another ${to}`);
    const another = await screen.findByRole('dialog', { name: `Ask another ${to}` });
    await waitFor(() => expect(within(another).getByRole('combobox')).toHaveValue('x'));
    await press(`Ask another ${to}`, another);
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect((await api.changes()).map(([, body]) => body)).toEqual([
      { status: 'cancelled', reason: 'Not needed.' },
      { [`${to}_id`]: 'x' },
    ]);
  },
);

test.each([
  ['laboratory', LaboratorySection, '/laboratory-orders', order({ steps: ['review'] }), 'Reviewed', 'reviewed'],
  ['pharmacy', PharmacySection, '/prescriptions', script({ steps: ['receive'] }), 'Received', 'received'],
] as const)('a %s reads the order of its work, and who was faster', async (_, Section, path, read, step, status) => {
  api.answer({ [`GET ${path}`]: { items: [], next_cursor: null } });
  await openPart(<Section work={work} reread={changed} />);
  await screen.findByText(/^Nothing was ordered with this work/);
  api.answer({
    [`GET ${path}`]: { items: [read], next_cursor: null },
    [`PATCH ${path}/o1`]: () => refusal(412, 'stale_version'),
  });
  await receive(status === 'received' ? 'prescriptions.updated' : 'laboratory_orders.updated', { id: 'other' });
  await press(step);
  expect(await screen.findByText(/^Someone else has changed this meanwhile/)).toBeVisible();
  expect(changed).toHaveBeenCalled();
  expect(await api.changes()).toEqual([[`PATCH ${path}/o1`, { status }]]);
});
