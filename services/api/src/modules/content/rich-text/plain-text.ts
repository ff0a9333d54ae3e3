import type { TextBlockDto } from './rich-text.dto.js';

/** The words of a text, blocks and items separated by a space. */
export const plainText = (blocks: readonly TextBlockDto[]): string =>
  blocks.flatMap(({ lines }) => lines.map((line) => line.map(({ text }) => text).join(''))).join(' ');
