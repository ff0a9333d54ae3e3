import { formatLocale, localePrefix } from '@ayana/contracts/language';
import { isProblem } from '@ayana/contracts/problems';
import { accessToken, renewAccessToken } from '@ayana/portal-kit';
import { DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { SessionUrls } from './session-urls';

/** Bytes of one request. The API ends a request after half a minute, and a part that is cut off is kept. */
const PART = 1024 * 1024;
/** Milliseconds before each new try of a part. */
const RETRIES = [500, 1500, 4000, 10_000];

/** Where files are sent, and the headers that say whose they are, where that is no account. */
export interface UploadTarget {
  endpoint: string;
  headers?: Readonly<Record<string, string>>;
}

/** Seconds that a refused part waits for another try; after more, the refusal is shown. */
const PATIENCE = 60;

export interface TransferEvents {
  progress: (sent: number) => void;
  /** All bytes have arrived. @param id of the upload */
  done: (id: string) => void;
  /** @param refusal what the server says about the file; null when it could not be reached */
  failed: (refusal: string | null) => void;
}

/** One file on its way to the server. */
export interface Transfer {
  /** Bytes that have certainly arrived; of a part that was cut off there may be more, as the next try finds out. */
  arrived: () => number;
  /** Sends it, or continues where it ended. */
  start: () => void;
  pause: () => void;
  /** Ends it, and removes what has arrived. */
  cancel: () => void;
}

/** Sends a file by the tus protocol. This module carries the client, so it is loaded when a file is chosen. */
export function transferOf(file: File, type: string, events: TransferEvents, target: UploadTarget): Transfer {
  let token: string | undefined;
  let arrived = 0;
  const upload = new Upload(file, {
    endpoint: target.endpoint,
    headers: { ...target.headers },
    chunkSize: PART,
    retryDelays: RETRIES,
    metadata: { filename: file.name, filetype: type },
    urlStorage: new SessionUrls(),
    removeFingerprintOnSuccess: true,
    onBeforeRequest: async (request) => {
      token = await accessToken();
      if (token !== undefined) request.setHeader('Authorization', `Bearer ${token}`);
      if (localePrefix() !== '') request.setHeader('Accept-Language', formatLocale());
    },
    onAfterResponse: async (_request, response) => {
      if (response.getStatus() === 401) await renewAccessToken(token);
    },
    onShouldRetry: (error) => navigator.onLine && mayRetry(statusOf(error)) && waitOf(error) <= PATIENCE,
    onProgress: (sent) => events.progress(sent),
    onChunkComplete: (_size, accepted) => {
      arrived = accepted;
    },
    onSuccess: () => events.done(upload.url?.slice(upload.url.lastIndexOf('/') + 1) ?? ''),
    onError: (error) => events.failed(refusalOf(error)),
  });
  const findPrevious = async (): Promise<void> => {
    const [found] = await upload.findPreviousUploads();
    if (found !== undefined) upload.resumeFromPreviousUpload(found);
  };
  let previous: Promise<void> | undefined;
  let isPaused = true;
  const start = async (): Promise<void> => {
    isPaused = false;
    await (previous ??= findPrevious());
    if (!isPaused) upload.start();
  };
  const abort = (terminate: boolean): void => {
    isPaused = true;
    // Nobody waits for it: what stays on the server is removed there after a day.
    void upload.abort(terminate).catch(() => undefined);
  };
  return { arrived: () => arrived, start: () => void start(), pause: () => abort(false), cancel: () => abort(true) };
}

const responseOf = (error: unknown): HttpResponse | null =>
  error instanceof DetailedError ? error.originalResponse : null;

/** 0 without an answer. */
const statusOf = (error: unknown): number => responseOf(error)?.getStatus() ?? 0;

/** Seconds that the server asks to wait; 0 where it says nothing. */
const waitOf = (error: unknown): number => Number(responseOf(error)?.getHeader('Retry-After') ?? 0);

/** Another try helps when nothing answered, the server is busy, the session was renewed, or another part is still being written. */
const mayRetry = (status: number): boolean => status === 0 || status >= 500 || [401, 409, 423, 429].includes(status);

function refusalOf(error: unknown): string | null {
  const status = statusOf(error);
  if (status === 0 || status >= 500) return null;
  try {
    const body: unknown = JSON.parse(responseOf(error)?.getBody() ?? '');
    return isProblem(body) ? body.detail : null;
  } catch {
    return null;
  }
}
