import { messages } from './messages';

const KB = 1024;
const MB = KB * KB;

/** Bytes for people: `340 kB`, `2.4 MB`. */
export function fileSize(bytes: number): string {
  const { sizes } = messages;
  if (bytes < KB) return sizes.b(bytes);
  if (bytes < MB) return sizes.kb(Math.round(bytes / KB));
  return sizes.mb(Math.round((bytes / MB) * 10) / 10);
}

/** How its kind is called on screen: `PDF`. */
export function fileKind(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : name.slice(dot + 1).toUpperCase();
}
