import { openPart, portalApi, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AnswerTemplateSelect, withTemplate } from './answer-template-select';

const api = portalApi('partner/hospital');
const open = async (items: object[]) => {
  const onUse = jest.fn();
  api.answer({ 'GET /answer-templates': { items, may_write: true } });
  await openPart(<AnswerTemplateSelect onUse={onUse} />);
  return onUse;
};

test('a template that is chosen is put into what is written', async () => {
  const onUse = await open([sampleOf('AnswerTemplateDto', { id: 't1', name: 'Full', text: 'No free bed.' })]);
  fireEvent.change(await screen.findByLabelText('Use an answer template'), { target: { value: 't1' } });
  expect(onUse).toHaveBeenCalledWith('No free bed.');
});

test('without templates nothing is shown', async () => {
  await open([]);
  await waitFor(() => expect(api.calls()).toHaveLength(1));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a template follows what is written, as far as there is room', () => {
  expect(withTemplate('', 'No free bed.', 100)).toBe('No free bed.');
  expect(withTemplate('Dear team,', 'No free bed.', 100)).toBe('Dear team,\nNo free bed.');
  expect(withTemplate('Dear team,', 'No free bed.', 15)).toBe('Dear team,\nNo f');
});
