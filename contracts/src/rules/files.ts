import { defineMessages } from '../language/index.ts';

/** Largest upload, in bytes: 10 MB (spec sections 5 and 9). */
export const FILE_LIMIT = 10 * 1024 * 1024;

/** Allowed types with their matching extensions (spec section 5). */
export const FILE_TYPES: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'text/plain': ['txt'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
};

export const FILE_MESSAGES = defineMessages('contracts/rules/files/file', {
  too_large: 'File size exceeds 10MB limit',
  type: 'File type not allowed',
  extension: 'File extension does not match file type',
});

/** The message of the first rule a file breaks, or null (spec sections 5 and 8). `size` is in bytes. */
export function fileProblem(file: { name: string; type: string; size: number }): string | null {
  if (file.size > FILE_LIMIT) return FILE_MESSAGES.too_large;
  const extensions = FILE_TYPES[file.type];
  if (!extensions) return FILE_MESSAGES.type;
  const extension = file.name.includes('.') ? file.name.split('.').pop()?.toLowerCase() : undefined;
  return extension && extensions.includes(extension) ? null : FILE_MESSAGES.extension;
}
