import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { withClient } from '../../database/connect.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import { uploadInParts } from './resumable-upload.ts';
import type { Site } from './site.ts';
import { HANGS_MS } from './submit.ts';

const PATIENCE_MS = 180_000;
const PAUSE_MS = 100;
/** The first is completed with the journey. */
export const COMPLETED_STAGES = [2, 3, 4, 5, 6, 7, 8, 9] as const;
const KB = 1024;
/** Bytes of a part, and of a paper of several parts. */
const PART = 256 * KB;
const PAPER = 3 * PART + KB;

/** One patient's case while something breaks: what was asked for, in order. */
export interface BusyCase {
  readonly journeyId: string;
  readonly messages: readonly string[];
  readonly papers: readonly Paper[];
}

interface Paper {
  readonly name: string;
  readonly sha256: string;
}

/** Staff and the patient who work on cases. Signed in before anything breaks; a token lasts ten minutes. */
export class CasePeople {
  private readonly origin: string;
  private readonly staff: SignedIn;
  private readonly patient: SignedIn;
  private readonly patientId: string;

  private constructor(origin: string, staff: SignedIn, patient: SignedIn, patientId: string) {
    this.origin = origin;
    this.staff = staff;
    this.patient = patient;
    this.patientId = patientId;
  }

  static async signIn({ origin, databaseUrl }: Site): Promise<CasePeople> {
    const [staff, patient] = [await signIn(origin, 'ayana_staff'), await signIn(origin, 'patient')];
    const [row] = await withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ id: string }>('select id from users where email = $1', [patient.email]);
      return rows;
    });
    return new CasePeople(origin, staff, patient, row?.id ?? '');
  }

  /** Begins a journey before anything breaks. @returns its id */
  async begin(): Promise<string> {
    const { id } = await this.post<{ id: string }>(this.staff, '/patient-journeys', { patient_id: this.patientId });
    return id;
  }

  /** Completes its stages in order, while the patient writes and sends papers; each is repeated until it is answered. */
  async work(journeyId: string, onStep: () => void): Promise<BusyCase> {
    const [messages, papers] = await Promise.all([
      this.write(journeyId, onStep),
      this.send(journeyId, onStep),
      this.complete(journeyId, onStep),
    ]);
    return { journeyId, messages, papers };
  }

  private async complete(journeyId: string, onStep: () => void): Promise<void> {
    for (const stage of COMPLETED_STAGES) {
      await this.post(this.staff, '/rpc/update_journey_stage', {
        p_journey_id: journeyId,
        p_stage_number: stage,
        p_status: 'completed',
        // Said twice, it would be on the timeline twice.
        p_notes: `Stage ${stage} is done.`,
      });
      onStep();
    }
  }

  private async write(journeyId: string, onStep: () => void): Promise<string[]> {
    const threads = await this.get<{ items: { id: string; kind: string }[] }>(
      this.patient,
      `/threads?journey_id=${journeyId}`,
    );
    const thread = threads.items.find(({ kind }) => kind === 'patient');
    const texts = COMPLETED_STAGES.map((stage) => `Message ${stage} of ${journeyId}`);
    for (const text of texts) {
      await this.post(this.patient, `/threads/${thread?.id ?? ''}/messages`, { text });
      onStep();
    }
    return texts;
  }

  /** One paper in parts that are resumed, as browsers send them, and a small one by a form. */
  private async send(journeyId: string, onStep: () => void): Promise<Paper[]> {
    const [large, small] = [paperOf('scan.pdf', journeyId, PAPER), paperOf('letter.pdf', journeyId, KB)];
    const type = 'application/pdf';
    const sender = {
      insist: (path: string, init: RequestInit) => this.insist(this.patient, path, () => init),
      attempt: (path: string, init: RequestInit) => this.attempt(this.patient, path, init),
    };
    const upload_id = await uploadInParts(sender, { name: large.name, type, bytes: large.bytes }, PART);
    await this.post(this.patient, '/documents', { journey_id: journeyId, kind: 'report', upload_id });
    onStep();
    const form = (): RequestInit => {
      const data = new FormData();
      data.set('journey_id', journeyId);
      data.set('kind', 'report');
      data.set('file', new Blob([new Uint8Array(small.bytes)], { type }), small.name);
      return { method: 'POST', body: data };
    };
    await this.insist(this.patient, '/documents', form);
    onStep();
    return [large, small].map(({ name, sha256 }) => ({ name, sha256 }));
  }

  /** Downloads every paper of these cases. @returns journey and SHA-256 of each */
  async download(cases: readonly BusyCase[]): Promise<string[]> {
    const found: string[] = [];
    for (const { journeyId } of cases) {
      const list = await this.get<{ items: { id: string; file_name: string | null }[] }>(
        this.patient,
        `/documents?journey_id=${journeyId}`,
      );
      for (const { id } of list.items.filter(({ file_name }) => file_name !== null)) {
        const content = await this.insist(this.patient, `/documents/${id}/content`, () => ({}));
        found.push(`${journeyId} ${sha256Of(Buffer.from(await content.arrayBuffer()))}`);
      }
    }
    return found;
  }

  private async get<Answer>(user: SignedIn, path: string): Promise<Answer> {
    return (await (await this.insist(user, path, () => ({}))).json()) as Answer;
  }

  private async post<Answer>(user: SignedIn, path: string, body: object): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    const answer = await this.insist(user, path, () => ({ method: 'POST', headers, body: JSON.stringify(body) }));
    return (await answer.json()) as Answer;
  }

  /**
   * Sends until it is answered, each time with the same key.
   * @throws when it is refused, or not answered for three minutes
   */
  private async insist(user: SignedIn, path: string, request: () => RequestInit): Promise<Response> {
    const key = randomUUID();
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.attempt(user, path, request(), key);
      if (answer !== undefined && answer.status < 300) return answer;
      if (answer !== undefined && answer.status < 500 && answer.status !== 429)
        throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
      if (Date.now() > end) throw new Error(`${path} was not answered for ${PATIENCE_MS / 1000} s.`);
      await sleep(PAUSE_MS);
    }
  }

  private async attempt(
    { token }: SignedIn,
    path: string,
    request: RequestInit,
    key = randomUUID(),
  ): Promise<Response | undefined> {
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${token}`);
    headers.set('origin', this.origin);
    headers.set('idempotency-key', key);
    try {
      return await fetch(`${this.origin}/api${path}`, {
        ...request,
        headers,
        signal: AbortSignal.timeout(HANGS_MS),
      });
    } catch {
      return undefined;
    }
  }
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A paper of a case, unlike every other. */
function paperOf(name: string, journeyId: string, size: number) {
  const head = Buffer.from(`%PDF-1.4\n% ${name} ${journeyId}\n%%EOF\n`);
  const bytes = Buffer.concat([head, Buffer.alloc(size - head.length, 0x20)]);
  return { name, bytes, sha256: sha256Of(bytes) };
}
