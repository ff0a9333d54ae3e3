import { answerApi, openPart, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { fill } from '../../testing/open-address';
import { CasePicker } from './case-picker';

test('cases are found by number or name; one without a journey says why it cannot be chosen yet', async () => {
  const began = sampleOf('CaseMatchDto', {
    case_id: 'began',
    journey_id: 'began',
    case_number: 'AY-7K2Q4',
    name: 'Ana',
  });
  const intake = sampleOf('CaseMatchDto', {
    case_id: 'intake',
    journey_id: null,
    case_number: 'AY-8K2Q4',
    name: 'Ana',
  });
  const { restore } = answerApi({ 'GET /cases': { items: [began, intake] } });
  const onChange = jest.fn();
  await openPart(<CasePicker value={null} onChange={onChange} />);
  await fill('Case: number or name', 'Ana');
  fireEvent.click(await screen.findByRole('button', { name: /^AY-7K2Q4/ }));
  expect(onChange).toHaveBeenCalledWith({ id: 'began', name: 'AY-7K2Q4' });
  await fill('Case: number or name', 'An');
  expect(await screen.findByText('Its journey has not begun. Make it a journey first.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^AY-8K2Q4/ })).toBeNull();
  restore();
});
