const HEADERS = { 'tus-resumable': '1.0.0' } as const;

/** How requests of an upload are sent; each fails by `undefined` when it was not answered. */
export interface UploadSender {
  /** Repeats a request until it is accepted. @throws when it is refused */
  insist(path: string, init: RequestInit): Promise<Response>;
  /** Sends a request once. */
  attempt(path: string, init: RequestInit): Promise<Response | undefined>;
}

/**
 * Sends a file part by part as browsers do: after a part that was not answered it asks how much has arrived, and goes on from there.
 * @param size bytes of a part
 * @returns the upload's id
 */
export async function uploadInParts(
  { insist, attempt }: UploadSender,
  file: { name: string; type: string; bytes: Buffer },
  size: number,
): Promise<string> {
  const text = (value: string): string => Buffer.from(value).toString('base64');
  const begun = await insist('/uploads', {
    method: 'POST',
    headers: {
      ...HEADERS,
      'upload-length': String(file.bytes.length),
      'upload-metadata': `filename ${text(file.name)},filetype ${text(file.type)}`,
    },
  });
  const id = (begun.headers.get('location') ?? '').split('/').at(-1) ?? '';
  for (;;) {
    const there = await insist(`/uploads/${id}`, { method: 'HEAD', headers: HEADERS });
    const offset = Number(there.headers.get('upload-offset'));
    if (offset === file.bytes.length) return id;
    await attempt(`/uploads/${id}`, {
      method: 'PATCH',
      headers: { ...HEADERS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(file.bytes.subarray(offset, offset + size)),
    });
  }
}
