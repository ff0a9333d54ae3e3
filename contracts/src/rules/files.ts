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

/** What to do with a file that is refused. */
export const FILE_ADVICE = defineMessages('contracts/rules/files/advice', {
  heic: 'Send it as JPEG: open the photo, share or export it as JPEG, or take a screenshot of it.',
  dicom:
    'Scans from a disc (DICOM) cannot be sent here. Save the pictures that the report names as JPEG and send these. Keep the disc: the hospital reads it when you come.',
  archive: 'Unpack it and send the files one by one. Pictures of a scan as JPEG.',
  large: 'Send it in parts of at most 10 MB, or its pages as JPEG.',
  other: 'Send it as JPEG, PNG, PDF or Word.',
});

const KINDS: readonly [kind: keyof typeof FILE_ADVICE, type: RegExp, name: RegExp][] = [
  ['heic', /^image\/hei[cf]/, /\.(heic|heif|hif)$/i],
  ['dicom', /dicom/, /(\.(dcm|dicom|dic|ima)|^dicomdir)$/i],
  ['archive', /zip|x-(rar|7z|iso)/, /\.(zip|rar|7z|iso|tar|gz)$/i],
];

/** What to do with a file that was refused; null where it was for another reason than the file. `size` is in bytes. */
export function fileAdvice(
  { name, type, size }: { name: string; type: string; size: number },
  failure: string | null,
): string | null {
  const { too_large, type: wrongType, extension } = FILE_MESSAGES;
  if (failure !== too_large && failure !== wrongType && failure !== extension) return null;
  const kind = KINDS.find(([, types, names]) => names.test(name) || types.test(type))?.[0];
  return FILE_ADVICE[kind ?? (size > FILE_LIMIT ? 'large' : 'other')];
}

/** The message of the first rule a file breaks, or null (spec sections 5 and 8). `size` is in bytes. */
export function fileProblem(file: { name: string; type: string; size: number }): string | null {
  if (file.size > FILE_LIMIT) return FILE_MESSAGES.too_large;
  const extensions = FILE_TYPES[file.type];
  if (!extensions) return FILE_MESSAGES.type;
  const extension = file.name.includes('.') ? file.name.split('.').pop()?.toLowerCase() : undefined;
  return extension && extensions.includes(extension) ? null : FILE_MESSAGES.extension;
}
