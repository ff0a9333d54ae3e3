import { randomUUID } from 'node:crypto';
import type { CaseDocument, IncomingMessagesPage, Message, Threads } from '@ayana/contracts/journey';
import type { TestApi } from '../../../../test/support/api.js';
import { personOf } from '../../journeys/testing/case.js';
import { beginJourney } from '../../journeys/testing/journeys.js';
import { CaseAddresses } from '../../messaging/index.js';
import { Database } from '../../../platform/database/database.js';

export const codeOf = ({ body }: { body: object }): unknown => Reflect.get(body, 'code');
export const newAddress = (): string => `claire-${randomUUID()}@people.example`;
export const newNumber = (): string => `+2547${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** Cases with addresses of their own, and what came to them as the staff see it. */
export function incomingCasesOf(api: () => TestApi) {
  /** A case of a person of its own, with its address. */
  async function newCase() {
    const patient = await personOf(api(), 'patient');
    const { id } = await beginJourney(api(), { patient_id: patient.id });
    const address = await api()
      .app.get(Database)
      .write((em) => api().app.get(CaseAddresses, { strict: false }).of(em, id));
    const [row] = await api().database.rows<{ case_number: string }>(
      'select case_number from patient_journeys where id = $1',
      [id],
    );
    return { id, patient, address: address ?? '', number: row?.case_number ?? '' };
  }

  const threadOf = async (id: string, as: 'ayana_staff' | 'super_admin' = 'ayana_staff') => {
    const { body } = await api().call<Threads>('GET', `/threads?journey_id=${id}`, { as });
    const thread = body.items.find(({ kind }) => kind === 'patient');
    if (thread === undefined) throw new Error('no thread');
    return thread;
  };
  const messagesOf = async (id: string): Promise<Message[]> => {
    const { body } = await api().call<{ items: Message[] }>('GET', `/threads/${(await threadOf(id)).id}/messages`, {
      as: 'ayana_staff',
    });
    return body.items;
  };
  const notPlaced = async (id: string) =>
    (
      await api().call<IncomingMessagesPage>('GET', '/incoming-messages?limit=100', { as: 'ayana_staff' })
    ).body.items.find((each) => each.id === id);
  const papersOf = async (id: string) =>
    (await api().call<{ items: CaseDocument[] }>('GET', `/documents?journey_id=${id}`, { as: 'ayana_staff' })).body
      .items;

  return { newCase, threadOf, messagesOf, notPlaced, papersOf };
}
