import { Injectable } from '@nestjs/common';
import { readMarkdown } from './read-markdown.js';
import type { TextBlockDto } from './rich-text.dto.js';

/** Cached texts: more than there are articles and answers. */
const MAX_CACHED = 500;

/** Parses texts into blocks, with a cache: parsing takes longer than the rest of an answer. */
@Injectable()
export class TextCache {
  private readonly known = new Map<string, TextBlockDto[]>();

  blocks(markdown: string): TextBlockDto[] {
    const known = this.known.get(markdown);
    if (known !== undefined) return known;
    if (this.known.size >= MAX_CACHED) this.known.clear();
    const blocks = readMarkdown(markdown);
    this.known.set(markdown, blocks);
    return blocks;
  }
}
