import type { IncomingHttpHeaders } from 'node:http';
import { FILE_LIMIT, FILE_MESSAGES, fileProblem } from '@ayana/contracts/rules';
import { Metadata } from '@tus/server';
import { AppError, refusedFields } from '../app-error.js';
import { REFUSAL_MESSAGES } from '../http/problems/messages.js';
import { UPLOAD_MESSAGES as messages } from './messages.js';

const NAME_LIMIT = 255;
/** Control characters, separators of folders, and marks that turn the direction: `report[U+202E]fdp.exe` reads as `reportexe.pdf`. */
const UNFIT = /[\p{Cc}\\/\u202A-\u202E\u2066-\u2069]/gu;

export interface DeclaredFile {
  file_name: string;
  media_type: string;
  size: number;
}

/**
 * The file that the first request of an upload declares, in its headers `Upload-Length` and `Upload-Metadata` (`filename`, `filetype`).
 * @throws AppError with the message of the first rule it breaks: 413 when it is too large, else 422
 */
export function declaredFile(headers: IncomingHttpHeaders): DeclaredFile {
  const size = Number(headers['upload-length']);
  const metadata = readMetadata(String(headers['upload-metadata'] ?? ''));
  if (!Number.isInteger(size)) throw new AppError('malformed_request', REFUSAL_MESSAGES.upload_headers);
  return checkedFile({ name: metadata['filename'] ?? '', type: metadata['filetype'] ?? '', size });
}

/**
 * A file with a name that is fit to be shown.
 * @throws AppError with the message of the first rule it breaks: 413 when it is too large, else 422
 */
export function checkedFile({ name, type, size }: { name: string; type: string; size: number }): DeclaredFile {
  const file_name = name.normalize('NFC').replace(UNFIT, '').trim().slice(-NAME_LIMIT);
  if (size > FILE_LIMIT) throw new AppError('body_too_large', FILE_MESSAGES.too_large);
  if (file_name === '') throw refusedFields([{ field: 'file', message: messages.name_missing }]);
  const problem = size < 1 ? messages.empty : fileProblem({ name: file_name, type, size });
  if (problem !== null) throw refusedFields([{ field: 'file', message: problem }]);
  return { file_name, media_type: type, size };
}

function readMetadata(header: string): Record<string, string | null> {
  try {
    return header === '' ? {} : Metadata.parse(header);
  } catch {
    throw new AppError('malformed_request', REFUSAL_MESSAGES.upload_headers);
  }
}
