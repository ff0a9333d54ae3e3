import { FileImage, FileText, FileType } from 'lucide-react';

/** The icon of a kind of file. */
export function FileIcon({ type }: { type: string }) {
  if (type.startsWith('image/')) return <FileImage size={20} aria-hidden />;
  return type === 'text/plain' ? <FileText size={20} aria-hidden /> : <FileType size={20} aria-hidden />;
}
