import { openPart, portalApi, refusal } from '@ayana/portal-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { OnCallLine } from './index';

const api = portalApi('patient');
const LINE = { id: 'r1', name: 'Night desk', phone: '+91 44 5550 0199', person: 'Asha Rao' };
const title = 'On call now, by day and by night';
const away = () => refusal(503, 'service_unavailable', { detail: 'Away.' });

/** The page is opened once while the line can be read, and again by another answer. */
async function openAgain(until: string, answer: object | (() => Response)) {
  api.answer({ 'GET /on-call-line': { items: [{ ...LINE, until }] } });
  await openPart(<OnCallLine />);
  await screen.findByRole('group', { name: title });
  cleanup();
  api.answer({ 'GET /on-call-line': answer });
  await openPart(<OnCallLine />);
}

test('without a connection the number is still there, with who answers it until when', async () => {
  await openAgain('2099-12-02T03:30:00Z', away);
  const line = await screen.findByRole('group', { name: title });
  expect(line).toHaveTextContent(/Night desk: Asha Rao, until/);
  expect(screen.getByRole('link', { name: LINE.phone })).toHaveAttribute('href', 'tel:+914455500199');
});

test('after the handover, of which nothing could be read, the number stays and nobody is named', async () => {
  await openAgain('2020-12-02T03:30:00Z', away);
  const line = await screen.findByRole('group', { name: title });
  expect(line).toHaveTextContent(LINE.phone);
  expect(line).not.toHaveTextContent('Asha Rao');
});

test('a line that is no longer for the reader goes, also from what was kept', async () => {
  await openAgain('2099-12-02T03:30:00Z', { items: [] });
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain(LINE.phone));
  expect(screen.queryByRole('group', { name: title })).toBeNull();
});
