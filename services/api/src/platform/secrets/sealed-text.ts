import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFor } from './key-for.js';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Texts that only this server reads again, such as the address of a webhook: reading the database does not give access. */
export interface SealedTexts {
  seal(text: string): string;
  /** Null for a text of another secret, or one that was changed. */
  open(sealed: string): string | null;
}

/** @param use what is sealed: texts of one use cannot be opened as another's */
export function sealedTexts(secret: string, use: string): SealedTexts {
  const key = keyFor(secret, `sealed ${use}`);
  return {
    seal(text) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG });
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
