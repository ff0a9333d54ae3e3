import { dataOf, type Part, readPart } from '@ayana/portal-kit';
import { messages } from './messages';

/**
 * Fetches a file with the session's token and lets the browser save it.
 * @param file an API call with `parseAs: 'blob'`
 * @returns its name, or why it could not be fetched
 */
export function saveFile(file: Promise<{ data?: unknown }>, name: string): Promise<Part<string>> {
  return readPart(
    (async () => {
      const blob = await dataOf(file);
      if (blob instanceof Blob) offer(blob, name);
      return name;
    })(),
  );
}

/**
 * As `saveFile`, for a large file that is made while it is read: says how much has arrived.
 * @param file an API call with `parseAs: 'stream'`
 * @param onBytes called with all bytes so far
 */
export async function saveLargeFile(
  file: Promise<{ data?: unknown }>,
  name: string,
  onBytes: (bytes: number) => void,
): Promise<Part<string>> {
  const { value: stream, failure } = await readPart(dataOf(file));
  if (failure !== null) return { value: null, failure };
  try {
    if (stream instanceof ReadableStream) offer(await collect(stream as ReadableStream<Uint8Array>, onBytes), name);
    return { value: name, failure: null };
  } catch (error) {
    console.warn(`${name} has ended early.`, error);
    return { value: null, failure: { message: messages.unreachable, reference: undefined } };
  }
}

/** @throws where it ends early: half a file must not look whole */
async function collect(stream: ReadableStream<Uint8Array>, onBytes: (bytes: number) => void): Promise<Blob> {
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    parts.push(value as BlobPart);
    bytes += value.byteLength;
    onBytes(bytes);
  }
}

/** Clicks a temporary link: the browser then saves what was fetched. */
function offer(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
