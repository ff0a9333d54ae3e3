import type { PreviousUpload, UrlStorage } from 'tus-js-client';

const PREFIX = 'ayana-upload:';

/**
 * Where an upload continues after a reload, when the same file is chosen again. It is forgotten with the tab: names of files may say
 * something about people, and others may use this computer.
 */
export class SessionUrls implements UrlStorage {
  findAllUploads(): Promise<PreviousUpload[]> {
    return Promise.resolve(read(PREFIX));
  }

  findUploadsByFingerprint(fingerprint: string): Promise<PreviousUpload[]> {
    return Promise.resolve(read(`${PREFIX}${fingerprint}:`));
  }

  removeUpload(key: string): Promise<void> {
    sessionStorage.removeItem(key);
    return Promise.resolve();
  }

  addUpload(fingerprint: string, upload: PreviousUpload): Promise<string> {
    const key = `${PREFIX}${fingerprint}:${crypto.randomUUID()}`;
    try {
      sessionStorage.setItem(key, JSON.stringify(upload));
    } catch {
      // Storage is full or forbidden: the upload works, and starts again after a reload.
    }
    return Promise.resolve(key);
  }
}

function read(prefix: string): PreviousUpload[] {
  return Object.keys(sessionStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => Object.assign(JSON.parse(sessionStorage.getItem(key) ?? '{}'), { urlStorageKey: key }));
}
