import { FORM_SECRET_HEADER } from '@ayana/contracts/rules';
import type { Role } from '@ayana/contracts/identity';
import type { TestApi } from '../../../../test/support/api.js';
import type { Problem } from '@ayana/contracts/problems';

/** Where uploads go: an API of this process, or of another one. */
export interface UploadTarget {
  url: string;
  signIn(role: Role | null): Promise<string>;
}

interface UploadAnswer {
  status: number;
  offset: string | null;
  location: string | null;
  problem: Problem | undefined;
}

/** A file that is whole and of its type. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from(
    '0000000d4948445200000001000000010802000000907753de0000000c4944415408d763f8ffff3f0005fe02fea13581840000000049454e44ae426082',
    'hex',
  ),
]);

/** A PDF of exactly `size` bytes. */
export const pdfOf = (size: number): Buffer => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, 0x20)]);

/** The requests of an upload, one by one, so that a test can leave one out or repeat it. */
export function uploadsOf(target: UploadTarget) {
  async function send(
    method: string,
    path: string,
    role: Role | null,
    headers: Record<string, string> = {},
    body?: Buffer,
  ): Promise<UploadAnswer> {
    const response = await fetch(`${target.url}${path}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${await target.signIn(role)}`, ...headers },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      offset: response.headers.get('upload-offset'),
      location: response.headers.get('location'),
      problem: text === '' ? undefined : (JSON.parse(text) as Problem),
    };
  }
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const begin = (name: string, type: string, size: number, role: Role | null = 'patient') =>
    send('POST', '/api/uploads', role, {
      'upload-length': String(size),
      'upload-metadata': `filename ${base64(name)},filetype ${base64(type)}`,
    });
  const part = (location: string, offset: number, body: Buffer, role: Role | null = 'patient') =>
    send(
      'PATCH',
      location,
      role,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body,
    );
  const progress = (location: string, role: Role | null = 'patient') => send('HEAD', location, role);
  const cancel = (location: string, role: Role | null = 'patient') => send('DELETE', location, role);
  /** A complete upload: its id. */
  async function whole(name: string, type: string, body: Buffer, role: Role | null = 'patient'): Promise<string> {
    const { location, status } = await begin(name, type, body.length, role);
    if (location === null) throw new Error(`The upload was answered ${status}`);
    const sent = await part(location, 0, body, role);
    if (sent.status !== 204) throw new Error(`The bytes were answered ${sent.status}`);
    return idOfUpload(location);
  }
  return { begin, part, progress, cancel, whole };
}

export const idOfUpload = (location: string): string => location.slice(location.lastIndexOf('/') + 1);

/** The uploads of a visitor’s form, each request from an address of its own unless one is named. */
export function formUploadsOf(api: Pick<TestApi, 'call' | 'url'>, secret: string, address?: string) {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const headers = { 'tus-resumable': '1.0.0', [FORM_SECRET_HEADER]: secret };
  const from = address === undefined ? {} : { address };
  const begin = (name: string, type: string, size: number) =>
    api.call<Problem>('POST', '/form-uploads', {
      ...from,
      headers: {
        ...headers,
        'upload-length': String(size),
        'upload-metadata': `filename ${base64(name)},filetype ${base64(type)}`,
      },
    });
  async function part(id: string, offset: number, body: Buffer): Promise<number> {
    const { status } = await fetch(`${api.url}/api/form-uploads/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(body),
    });
    return status;
  }
  const progress = (id: string) => api.call('HEAD', `/form-uploads/${id}`, { ...from, headers });
  const cancel = (id: string) => api.call('DELETE', `/form-uploads/${id}`, { ...from, headers });
  /** A complete upload: its id. */
  async function whole(name = 'report.pdf', type = 'application/pdf', body: Buffer = PDF): Promise<string> {
    const { headers: answer, status } = await begin(name, type, body.length);
    const id = idOfUpload(answer.get('location') ?? '');
    if (id === '' || (await part(id, 0, body)) !== 204) throw new Error(`The upload was answered ${status}`);
    return id;
  }
  return { begin, part, progress, cancel, whole };
}
